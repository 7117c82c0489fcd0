import { calendarDay, writeReportDate } from '../wire/dates.ts';

/** How long an order takes, in business days (DTL-17, PAY-07). */
const [soonest, latest] = [15, 30] as const;

const dayMs = 86_400_000;

/** The days between which an order is expected, as "11-Dec-2026" (D69). */
export interface ExpectedDelivery {
  readonly from: string;
  readonly to: string;
}

/**
 * When an order placed at this instant is expected, in the member's calendar. Weekends are left
 * out; the holidays of a country are not known.
 */
export function expectedDelivery(placedAt: number, timeZone: string): ExpectedDelivery {
  const day = Date.parse(calendarDay(placedAt, timeZone));
  return {
    from: writeDay(addBusinessDays(day, soonest)),
    to: writeDay(addBusinessDays(day, latest)),
  };
}

function addBusinessDays(from: number, count: number): number {
  let day = from;
  for (let left = count; left > 0;) {
    day += dayMs;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

const writeDay = (day: number) => writeReportDate(day, 'UTC').split(' ')[0] ?? '';
