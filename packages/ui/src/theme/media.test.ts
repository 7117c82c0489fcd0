import { expect, test } from 'vitest';
import { channelsOf, contrast } from './contrast.ts';
import { from, roomFor } from './media.ts';
import { breakpoints } from './scale.ts';

test('from and roomFor return queries for a minimum width', () => {
  expect(from('tablet')).toBe(`(min-width: ${breakpoints.tablet}px)`);
  expect(roomFor(40)).toBe('(min-width: 40rem)');
});

// Contrast ratios that WCAG 2 tools agree on.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#00ff00', '#ffffff', 1.37],
  ['#0000ff', '#ffffff', 8.59],
  ['#0a0a0a', '#000000', 1.06],
])('the contrast of %s and %s is %d, in either order', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
  expect(contrast(channelsOf(one), channelsOf(other))).toBe(contrast(one, other));
});
