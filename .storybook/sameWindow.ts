import { page } from 'vitest/browser';

// Storybook sets the window's size before every test, a way to the server and back and a layout anew,
// though nearly all have the same.
const resize = page.viewport.bind(page);
page.viewport = async (width, height) => {
  if (window.innerWidth !== width || window.innerHeight !== height) await resize(width, height);
};
