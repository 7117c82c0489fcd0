import { expect, test } from 'vitest';
import { sizeOf, viewportNames } from '../modes.ts';
import { tileOf } from './tile.ts';

test('renders a state at desktop width, three tiles in a row', () => {
  const { drawn, tile } = tileOf(undefined);
  expect(drawn.width).toBe(1280);
  expect(tile.width).toBe(300);
});

test('scales a small part down less', () => {
  expect(tileOf(undefined, true).scale).toBeGreaterThan(2 * tileOf(undefined).scale);
});

test.each(viewportNames)('renders a state in viewport %s, within the maximum tile', (name) => {
  const { drawn, scale, tile } = tileOf(name);
  expect(drawn).toEqual(sizeOf(name));
  expect(tile.width).toBeLessThanOrEqual(300);
  expect(tile.height).toBeLessThanOrEqual(430);
  expect(tile.width / scale).toBeCloseTo(drawn.width);
  expect(tile.height / scale).toBeCloseTo(drawn.height);
});

test('renders a small part at the width of its viewport, but less high', () => {
  expect(tileOf('phone', true).drawn.width).toBe(sizeOf('phone').width);
  expect(tileOf('phone', true).drawn.height).toBeLessThan(sizeOf('phone').height);
});

test.each(['375px-800px', 'toString', 375, null])('ignores %s, which is no viewport', (name) => {
  expect(tileOf(name)).toEqual(tileOf(undefined));
});
