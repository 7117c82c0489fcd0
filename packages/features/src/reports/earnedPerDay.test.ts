import { expect, test } from 'vitest';
import { earnedPerDay } from './earnedPerDay.ts';

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
