import { expect, test } from 'vitest';
import { modes, sizeOf, viewportNames, type Size } from '../../tools/pictures/modes.ts';
import { columnOf, maxTile, pictureScale, scaleOf, windowOf } from './tile.ts';

const wide = modes['light wide'].viewport;
const phone = modes['dark phone'].viewport;

test('renders a live state in the window of the pictures', () => {
  expect(windowOf(undefined, 'light wide')).toEqual(wide);
  expect(windowOf(undefined, 'dark phone')).toEqual(phone);
});

test.each(viewportNames)('renders a live state in viewport %s, within the maximum tile', (name) => {
  const window = windowOf(name, 'light wide');
  expect(window).toEqual(sizeOf(name));
  expect(window.width * scaleOf(window)).toBeLessThanOrEqual(maxTile.width);
  expect(window.height * scaleOf(window)).toBeLessThanOrEqual(maxTile.height);
});

test('scales a small part down less', () => {
  const small = windowOf(undefined, 'light wide', true);
  expect(scaleOf(small)).toBeGreaterThan(2 * scaleOf(wide));
});

test('renders a small part at the width of its viewport, but less high', () => {
  for (const small of [
    windowOf('phone', 'light wide', true),
    windowOf(undefined, 'dark phone', true),
  ]) {
    expect(small.width).toBe(phone.width);
    expect(small.height).toBeLessThan(phone.height);
  }
});

test.each(['375px-800px', 'toString', 375, null])('ignores %s, which is not a viewport', (name) => {
  expect(windowOf(name, 'light wide')).toEqual(wide);
});

test('scales pictures so that the widest of a window fills its tile, and the others with it', () => {
  const picture = (window: Size, width: number) => ({
    window,
    size: { width, height: 100 },
  });
  const pictures = [picture(wide, 600), picture(wide, 60), picture(phone, 375)];
  expect(pictureScale(wide, pictures)).toBe(0.5);
  expect(pictureScale(phone, pictures) * 375).toBeCloseTo(columnOf(phone));
  expect(pictureScale(wide, [picture(wide, 60)])).toBe(1);
});
