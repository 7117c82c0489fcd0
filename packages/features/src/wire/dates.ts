import { startOf } from '@cb/ui/domain/text';
import * as v from 'valibot';

const iso = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** The largest distance from 1970 that a Date can hold, in ms. */
const maxInstant = 8.64e15;

/**
 * A date on the wire. Any other value counts as missing, so that it does not invalidate its record.
 */
export const wireDate = v.fallback(
  v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.description('A date: ISO 8601, or ms since 1970.')),
  ),
  undefined,
);

/**
 * Parses a date from the wire: ISO 8601 text or ms since 1970. `undefined` for anything else, even
 * for texts that a browser would guess a date from.
 */
export function readInstant(value: unknown): number | undefined {
  const at = typeof value === 'string' && iso.test(value.trim()) ? Date.parse(value.trim()) : value;
  return typeof at === 'number' && Math.abs(at) <= maxInstant ? at : undefined;
}

/** The text shown for a date that does not parse: the server's own, cut to 40 characters, or ''. */
export const unparsedDate = (value: unknown) =>
  typeof value === 'string' ? startOf(value.trim(), 40) : '';

/** Formats a date as dd/MM/yyyy @ h:mma, such as "09/11/2026 @ 4:05PM" (REF-06). */
export function writeReferralDate(at: number, timeZone: string): string {
  const { day, month, year, time } = dateParts(at, timeZone);
  return `${day}/${month}/${year} @ ${time}`;
}

/** Formats a date as dd-MMM-yyyy h:mma, such as "09-Nov-2026 4:05PM" (TRX-12). */
export function writeReportDate(at: number, timeZone: string): string {
  const { day, month, year, time } = dateParts(at, timeZone);
  return `${day}-${months[Number(month) - 1] ?? month}-${year} ${time}`;
}

/** The calendar day of an instant in the time zone, such as "2026-11-09". */
export function calendarDay(at: number, timeZone: string): string {
  const { day, month, year } = dateParts(at, timeZone);
  return `${year}-${month}-${day}`;
}

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

function dateParts(at: number, timeZone: string) {
  // Such as "11/09/2026, 4:05 PM". `formatToParts` takes several times as long, which shows in a
  // report of thousands of rows.
  const written = getFormatter(timeZone).format(at);
  const [month = '', day = '', year = '', hour = '', minute = '', dayPeriod = ''] =
    written.match(/\d+|[AP]M/g) ?? [];
  return { day, month, year: year.padStart(4, '0'), time: `${hour}:${minute}${dayPeriod}` };
}

/** Cached, because creating a formatter costs more than a thousand uses of it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  // The specified formats are English, regardless of the member's number format.
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}
