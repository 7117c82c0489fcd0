import { isReturn } from '@cb/ui/domain/report';
import { sumCb } from '@cb/ui/domain/amount';
import { calendarDay } from '../wire/dates.ts';
import type { TimedEarning } from './rows.ts';

/** The number of days in the chart, including today. */
const dayCount = 30;
const day = 86_400_000;

/**
 * Returns the CB earned on each of the last 30 days in the member's time zone, oldest first, without
 * redemptions and returns.
 */
export function earnedPerDay(
  rows: readonly Pick<TimedEarning, 'at' | 'cb' | 'description'>[],
  now: number,
  timeZone: string,
): { day: string; cb: number }[] {
  // Calendar days, not spans of 24 hours, because clocks change.
  const today = Date.parse(calendarDay(now, timeZone));
  const sums = new Map(
    Array.from({ length: dayCount }, (_, at) => [
      new Date(today - (dayCount - 1 - at) * day).toISOString().slice(0, 10),
      0,
    ]),
  );
  // A day more than the chart has, in any time zone: telling the day of each row takes long.
  const oldest = now - (dayCount + 2) * day;
  for (const row of rows) {
    const { at = oldest, cb } = row;
    if (at <= oldest || !(cb > 0) || isReturn(row)) continue;
    const on = calendarDay(at, timeZone);
    const sum = sums.get(on);
    if (sum !== undefined) sums.set(on, sum + cb);
  }
  return Array.from(sums, ([on, cb]) => ({ day: on, cb: sumCb(cb) }));
}
