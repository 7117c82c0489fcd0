import { commands, page } from 'vitest/browser';

// Vitest would ask its server, and that the browser, to resize the whole page around the story's
// frame, and Storybook asks for it before every test. Here the page is larger than any story
// (vitest.config.ts), and only the frame changes, if its size does.
page.viewport = async (width, height) => {
  const { style } = window.parent.document.body;
  style.setProperty('--viewport-width', `${width}px`);
  style.setProperty('--viewport-height', `${height}px`);
  while (window.innerWidth !== width || window.innerHeight !== height) {
    await new Promise(requestAnimationFrame);
  }
};

// Storybook also moves the mouse out of the page before every test. Nothing moves it back in: stories
// create their events in the page.
const resetMouse: unknown = Reflect.get(commands, 'resetMousePosition');
if (typeof resetMouse === 'function') {
  let reset: unknown;
  Reflect.set(commands, 'resetMousePosition', () => (reset ??= resetMouse()));
}
