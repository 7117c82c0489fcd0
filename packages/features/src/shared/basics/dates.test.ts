import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay, readDate, writeReferralDate, writeReportDate } from './dates.ts';

// cspell:ignore Kiritimati
const instant = Date.UTC(2026, 10, 9, 16, 5);

test('formats the date of a referral as dd/MM/yyyy @ h:mma [REF-06]', () => {
  expect(writeReferralDate(instant, 'UTC')).toBe('09/11/2026 @ 4:05PM');
  expect(writeReferralDate(Date.UTC(2026, 0, 1), 'UTC')).toBe('01/01/2026 @ 12:00AM');
});

test('formats the date of a report as dd-MMM-yyyy h:mma [TRX-12]', () => {
  expect(writeReportDate(instant, 'UTC')).toBe('09-Nov-2026 4:05PM');
  expect(writeReportDate(Date.UTC(2026, 8, 30, 12), 'UTC')).toBe('30-Sep-2026 12:00PM');
});

test('a year has four digits', () => {
  expect(calendarDay(Date.parse('0999-03-04'), 'UTC')).toBe('0999-03-04');
});

test("uses the date in the member's time zone", () => {
  const late = Date.UTC(2026, 11, 31, 20, 30);
  expect(writeReferralDate(late, 'Asia/Kolkata')).toBe('01/01/2027 @ 2:00AM');
  expect(writeReportDate(late, 'America/New_York')).toBe('31-Dec-2026 3:30PM');
  expect([calendarDay(late, 'Asia/Kolkata'), calendarDay(late, 'UTC')]).toEqual([
    '2027-01-01',
    '2026-12-31',
  ]);
});

describe('readDate', () => {
  const read = (value: unknown) => readDate(value, 'UTC');

  test.each([
    ['2026-11-09T16:05:00.000Z', instant],
    ['2026-11-09T21:35:00+05:30', instant],
    [' 2026-11-09T16:05Z ', instant],
    [instant, instant],
    [0, 0],
  ])('reads %j', (value, at) => expect(read(value).at).toBe(at));

  test.each([
    ['', ''],
    [' some day ', 'some day'],
    ['7', '7'],
    ['09/11/2026', '09/11/2026'],
    ['2026-13-45T00:00:00Z', '2026-13-45T00:00:00Z'],
    ['x'.repeat(500), 'x'.repeat(40)],
    ['0001-01-01T00:00:00', ''],
    [-62_135_596_800_000, ''],
    [Number.NaN, ''],
    [1e300, ''],
    // In microseconds.
    [instant * 1000, ''],
    ['9999-12-31', '9999-12-31'],
    [null, ''],
    [undefined, ''],
    [{}, ''],
  ])('reads no date in %O, which is shown as %j', (value, date) =>
    expect(read(value)).toEqual({ at: undefined, date }),
  );

  test.each(['Etc/GMT+12', 'America/New_York', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
    'reads a date without a time as that day in %s',
    (timeZone) => {
      const { at = 0, date } = readDate('2026-11-09', timeZone);
      expect(date).toBe('09-Nov-2026');
      expect(calendarDay(at, timeZone)).toBe('2026-11-09');
      expect(readDate('2026-11-09', timeZone, writeReferralDate).date).toBe('09/11/2026');
    },
  );

  test('returns only instants that can be formatted', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.date().map(Number)), (value) => {
        const { at, date } = read(value);
        expect(at === undefined || /[AP]M$/.test(date)).toBe(true);
      }),
    );
  });
});
