import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calendarDay,
  readInstant,
  unparsedDate,
  writeReferralDate,
  writeReportDate,
} from './dates.ts';

const at = Date.UTC(2026, 10, 9, 16, 5);

test('formats the date of a referral as dd/MM/yyyy @ h:mma [REF-06]', () => {
  expect(writeReferralDate(at, 'UTC')).toBe('09/11/2026 @ 4:05PM');
  expect(writeReferralDate(Date.UTC(2026, 0, 1), 'UTC')).toBe('01/01/2026 @ 12:00AM');
});

test('formats the date of a report as dd-MMM-yyyy h:mma [TRX-12]', () => {
  expect(writeReportDate(at, 'UTC')).toBe('09-Nov-2026 4:05PM');
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

describe('readInstant', () => {
  test.each([
    ['2026-11-09T16:05:00.000Z', at],
    ['2026-11-09T21:35:00+05:30', at],
    [' 2026-11-09T16:05Z ', at],
    [at, at],
    [8.64e15, 8.64e15],
    [-8.64e15, -8.64e15],
  ])('reads %j', (value, instant) => expect(readInstant(value)).toBe(instant));

  test.each([
    '',
    'yesterday',
    '7',
    '09/11/2026',
    '2026-13-45T00:00:00Z',
    Number.NaN,
    1e300,
    null,
    undefined,
    {},
  ])('reads no date in %j', (value) => expect(readInstant(value)).toBeUndefined());

  test('returns only instants that can be formatted', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.date().map(Number)), (value) => {
        expect(writeReportDate(readInstant(value) ?? 0, 'UTC')).toMatch(/[AP]M$/);
      }),
    );
  });
});

test('keeps the start of a text that is not a date', () => {
  expect(unparsedDate(' some day ')).toBe('some day');
  expect(unparsedDate('x'.repeat(500))).toHaveLength(40);
  expect(unparsedDate(7)).toBe('');
});
