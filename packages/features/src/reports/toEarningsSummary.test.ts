import { expect, test } from 'vitest';
import { toEarningsSummary } from './toEarningsSummary.ts';

const streak = (...earned: number[]) =>
  toEarningsSummary(
    earned.map((cb, at) => ({ day: `2026-11-${10 + at}`, cb })),
    'en-US',
  ).streak;

test('counts the days in a row on which something was earned, up to today', () => {
  expect(streak(5, 0, 7, 1, 2)).toBe(3);
  expect(streak(1, 2, 3)).toBe(3);
  expect(streak(0, 0, 4)).toBe(1);
});

test('a day that is not over does not end them', () => {
  expect(streak(5, 0, 7, 1, 0)).toBe(2);
  expect(streak(5, 7, 0, 0)).toBe(0);
});
