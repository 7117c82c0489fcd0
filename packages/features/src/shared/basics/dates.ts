import { truncate } from '@cb/ui/domain/text';
import * as v from 'valibot';

/** The accepted dates of ISO 8601: a day, with or without a time, seconds and a zone. */
const iso = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** A calendar day, which is the same in every time zone. */
const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** The start of the year 9999, in ms since 1970. Adding days to a later date might exceed the range of Date. */
const latestMs = 253_370_764_800_000;

/** A day, in ms. */
export const dayMs = 86_400_000;

/** The maximum length of a text that is shown in place of a date. */
const maxShownLength = 40;

/** The schema of a date on the wire. Any other value counts as missing, so that it does not invalidate its record. */
export const wireDate = v.fallback(
  v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.description('A date: ISO 8601, or ms since 1970.')),
  ),
  undefined,
);

/** A date from the wire, as the member reads it. */
export interface ShownDate {
  /** In ms since 1970, some time of the day for a date without one; `undefined` for a date that does not parse. */
  readonly at: number | undefined;
  /** The formatted date. One that does not parse is the server's own text, cut to 40 characters, or ''. */
  readonly date: string;
}

/**
 * Parses and formats a date from the wire: ISO 8601 text or ms since 1970. Nothing else counts as a date: not
 * a text in which a browser would guess one, nor a year before 1970, which servers send for "no date". A date
 * without a time is a calendar day, and is shown without one (D312).
 */
export function readDate(
  value: unknown,
  timeZone: string,
  write: (at: number, timeZone: string, hasTime?: boolean) => string = writeReportDate,
): ShownDate {
  const text = typeof value === 'string' ? value.trim() : '';
  const isDay = dayOnly.test(text);
  const parsed = iso.test(text) ? Date.parse(isDay ? `${text}T12:00Z` : text) : value;
  if (typeof parsed !== 'number' || !(parsed >= 0 && parsed <= latestMs)) {
    const isNoDate = typeof parsed === 'number' && parsed < 0;
    return { at: undefined, date: isNoDate ? '' : truncate(text, maxShownLength) };
  }
  // East of UTC+12, noon in UTC is on the next day.
  const at = isDay && calendarDay(parsed, timeZone) !== text ? parsed - dayMs / 2 : parsed;
  return { at, date: write(at, timeZone, !isDay) };
}

/** Formats a date as dd/MM/yyyy @ h:mma, such as "09/11/2026 @ 4:05PM" (REF-06). */
export function writeReferralDate(at: number, timeZone: string, hasTime = true): string {
  const { day, month, year, time } = dateParts(at, timeZone);
  return `${day}/${month}/${year}${hasTime ? ` @ ${time}` : ''}`;
}

/** Formats a date as dd-MMM-yyyy h:mma, such as "09-Nov-2026 4:05PM" (TRX-12). */
export function writeReportDate(at: number, timeZone: string, hasTime = true): string {
  const { day, month, year, time } = dateParts(at, timeZone);
  return `${day}-${months[Number(month) - 1] ?? month}-${year}${hasTime ? ` ${time}` : ''}`;
}

/** The calendar day of an instant in the time zone, such as "2026-11-09". */
export function calendarDay(at: number, timeZone: string): string {
  const { day, month, year } = dateParts(at, timeZone);
  return `${year}-${month}-${day}`;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

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
