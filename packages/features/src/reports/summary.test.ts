import { describe, expect, test } from 'vitest';
import { earnedPerDay, toEarningsSummary, toOrdersSummary } from './summary.ts';

describe('the earnings per day', () => {
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
    const rows = [
      { at: Date.UTC(2026, 10, 20, 3), cb: 5, description: '' },
      { at: Date.UTC(2026, 9, 22, 4), cb: 7, description: '' },
    ];
    const days = earnedPerDay(rows, Date.UTC(2026, 10, 21, 4, 30), 'America/New_York');
    expect(days.find(({ cb }) => cb === 5)?.day).toBe('2026-11-19');
    expect(days[0]).toEqual({ day: '2026-10-22', cb: 7 });
    expect(new Set(days.map(({ day }) => day)).size).toBe(30);
  });
});

describe('the summary of the earnings', () => {
  const summaryOf = (...earned: number[]) =>
    toEarningsSummary(
      earned.map((cb, index) => ({ day: `2026-11-${10 + index}`, cb })),
      'de-DE',
    );

  test('has a bar for each day, in the locale', () => {
    expect(summaryOf(0.1, 1250).bars).toEqual([
      { label: '10-Nov-2026', axisLabel: '10-Nov', value: 0.1, text: '0,1 CB' },
      { label: '11-Nov-2026', axisLabel: '11-Nov', value: 1250, text: '1.250 CB' },
    ]);
  });

  test('sums up all days and the last week exactly, and names the best day', () => {
    expect(summaryOf(0.1, 1250, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2)).toMatchObject({
      total: 1251.3,
      week: 1251.2,
      best: { day: '11-Nov-2026', cb: 1250 },
    });
    expect(summaryOf(0)).toMatchObject({ total: 0, week: 0, best: undefined });
  });

  test('counts the days in a row on which something was earned, up to today', () => {
    expect(summaryOf(5, 0, 7, 1, 2).streak).toBe(3);
    expect(summaryOf(1, 2, 3).streak).toBe(3);
    expect(summaryOf(0, 0, 4).streak).toBe(1);
  });

  test('counts up to yesterday while nothing was earned today', () => {
    expect(summaryOf(5, 0, 7, 1, 0).streak).toBe(2);
    expect(summaryOf(5, 7, 0, 0).streak).toBe(0);
  });
});

test('the summary of the orders sums them by stage', () => {
  const orders = [
    { orderStatus: 'Approved', cb: 1000 },
    { orderStatus: 'PAID', cb: 0.5 },
    { orderStatus: ' pending ', cb: 2500 },
    { orderStatus: 'Rejected', cb: 1500 },
    { orderStatus: 'Rejected', cb: Number.NaN },
    { orderStatus: 'On hold', cb: 7 },
  ];
  expect(toOrdersSummary(orders)).toEqual({ done: 1000.5, pending: 2500, refused: 1500 });
});
