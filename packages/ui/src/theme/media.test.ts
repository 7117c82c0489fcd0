import { expect, test } from 'vitest';
import { from, roomFor } from './media.ts';
import { breakpoints } from './scale.ts';

test('from and roomFor return queries for a minimum width', () => {
  expect(from('tablet')).toBe(`(min-width: ${breakpoints.tablet}px)`);
  expect(roomFor(40)).toBe('(min-width: 40rem)');
});
