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

test('sums up the days and the last week, and names the best day, in the locale', () => {
  const days = [1250, 1, 2, 3, 4, 5, 6, 7].map((cb, at) => ({ day: `2026-11-0${1 + at}`, cb }));
  expect(toEarningsSummary(days, 'de-DE')).toMatchObject({
    total: 1278,
    week: 28,
    best: { day: '1. Nov.', cb: 1250 },
  });
  expect(toEarningsSummary(days, 'de-DE').bars[0]).toEqual({
    label: '1. Nov.',
    value: 1250,
    text: '1.250 CB',
  });
  expect(toEarningsSummary([{ day: '2026-11-01', cb: 0 }], 'en-US').best).toBeUndefined();
});
