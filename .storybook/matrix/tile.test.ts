import { expect, test } from 'vitest';
import { sizeOf, viewportNames } from '../../tools/pictures/modes.ts';
import { gap, pictureScale, tileWidth, windowOf } from './tile.ts';

const wide = sizeOf('wide');
const phone = sizeOf('phone');

test.each(viewportNames)('renders a live state in viewport %s', (name) => {
  expect(windowOf(name)).toEqual(sizeOf(name));
});

test.each([undefined, '375px-800px', 'toString', 375, null])(
  'renders a live state in a wide window for %s, which is no viewport',
  (name) => {
    expect(windowOf(name)).toEqual(wide);
  },
);

test('renders a small part in a smaller window, not wider than its viewport', () => {
  expect(windowOf(undefined, true).width).toBeLessThan(wide.width);
  expect(windowOf('phone', true).width).toBe(phone.width);
  expect(windowOf('phone', true).height).toBeLessThan(phone.height);
});

test.each([
  [1000, 420, 2],
  [1600, 420, 3],
  [300, 420, 1],
])('fills %i px with tiles of %i px or more: %i', (room, least, columns) => {
  const width = tileWidth(room, least);
  expect(columns * width + (columns - 1) * gap).toBe(room);
});

test('scales pictures so that the widest of a window fits its tile, and the others with it', () => {
  const pictures = [
    { window: wide, width: 1000 },
    { window: wide, width: 60 },
    { window: phone, width: 375 },
  ];
  expect(pictureScale(wide, pictures, 500)).toBe(0.5);
  expect(pictureScale(phone, pictures, 300)).toBe(0.8);
  expect(pictureScale(phone, pictures, 500)).toBe(1);
});
