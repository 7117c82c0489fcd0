import { page } from 'vitest/browser';

// Storybook sets the window's size before every test, which costs a round trip to the server and a
// new layout. Most tests share one size, so this skips calls that would change nothing.
const resize = page.viewport.bind(page);
page.viewport = async (width, height) => {
  if (window.innerWidth !== width || window.innerHeight !== height) await resize(width, height);
};
