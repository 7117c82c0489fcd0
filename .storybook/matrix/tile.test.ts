import { expect, test } from 'vitest';
import { sizeOf, viewportNames } from '../modes.ts';
import { tileOf } from './tile.ts';

test('a state is drawn as on a desktop, three beside each other', () => {
  const { drawn, tile } = tileOf(undefined);
  expect(drawn.width).toBe(1280);
  expect(tile.width).toBe(300);
});

test('a small part is drawn larger', () => {
  expect(tileOf(undefined, true).scale).toBeGreaterThan(2 * tileOf(undefined).scale);
});

test.each(viewportNames)('a state in viewport %s is drawn in it, and fits its tile', (name) => {
  const { drawn, scale, tile } = tileOf(name);
  expect(drawn).toEqual(sizeOf(name));
  expect(tile.width).toBeLessThanOrEqual(300);
  expect(tile.height).toBeLessThanOrEqual(430);
  expect(tile.width / scale).toBeCloseTo(drawn.width);
  expect(tile.height / scale).toBeCloseTo(drawn.height);
});

test('a small part in a viewport is as wide as it, and less high', () => {
  expect(tileOf('phone', true).drawn.width).toBe(sizeOf('phone').width);
  expect(tileOf('phone', true).drawn.height).toBeLessThan(sizeOf('phone').height);
});

test.each(['375px-800px', 'toString', 375, null])('%s is no viewport', (name) => {
  expect(tileOf(name)).toEqual(tileOf(undefined));
});
