// Must run before Storybook loads. Storybook records every call of a play function for its
// interactions panel, which a test run does not have, and sorts the whole list at each call.
const address = new URL(location.href);
address.searchParams.set('instrument', 'false');
history.replaceState(history.state, '', address);
