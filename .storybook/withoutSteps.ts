// Before anything of Storybook loads: it records every call of a play function for the panel that
// steps through it, which a test run does not have, and sorts all of them anew at each.
const address = new URL(location.href);
address.searchParams.set('instrument', 'false');
history.replaceState(history.state, '', address);
