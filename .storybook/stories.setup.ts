/** Prepares a page for the tests of stories, before Storybook loads. */

// Turns off the recording of each call of a play function, which serves a panel that a test run does
// not have. Storybook reads the address once, when it loads.
const address = new URL(location.href);
address.searchParams.set('instrument', 'false');
history.replaceState(history.state, '', address);
