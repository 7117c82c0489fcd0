import { expect, test } from 'vitest';
import { earnedPerDay, toEarningsSummary } from './summary.ts';

const now = Date.UTC(2026, 10, 20, 12);

test('has the last 30 days, oldest first, today included', () => {
  const days = earnedPerDay([], now, 'UTC');
  expect(days).toHaveLength(30);
  expect([days.at(0)?.day, days.at(-1)?.day]).toEqual(['2026-10-22', '2026-11-20']);
});

test('adds up earnings exactly, without redemptions and returns', () => {
  const description = 'Survey completed';
  const rows = [
    { at: now, cb: 0.1, description },
    { at: now, cb: 0.7, description },
    { at: now, cb: -500, description: 'Redemption' },
    { at: now, cb: 500, description: 'CB returned' },
    { at: now, cb: Number.NaN, description },
    { at: undefined, cb: 7, description },
    { at: now - 40 * 86_400_000, cb: 7, description },
  ];
  const days = earnedPerDay(rows, now, 'UTC');
  expect(days.at(-1)?.cb).toBe(0.8);
  expect(days.slice(0, -1).every(({ cb }) => cb === 0)).toBe(true);
});

test('includes what was earned on the first day, and nothing from before', () => {
  const rows = [
    { at: Date.UTC(2026, 9, 22), cb: 3, description: '' },
    { at: Date.UTC(2026, 9, 22) - 1, cb: 4, description: '' },
  ];
  const days = earnedPerDay(rows, now, 'UTC');
  expect(days).toHaveLength(30);
  expect(days.filter(({ cb }) => cb !== 0)).toEqual([{ day: '2026-10-22', cb: 3 }]);
});

test("uses days in the member's time zone, even if clocks change", () => {
  const rows = [{ at: Date.UTC(2026, 10, 20, 3), cb: 5, description: '' }];
  const days = earnedPerDay(rows, now, 'America/New_York');
  expect(days.find(({ cb }) => cb === 5)?.day).toBe('2026-11-19');
  expect(new Set(days.map(({ day }) => day)).size).toBe(30);
});

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
