import { formatAmount, sumCb } from '@cb/ui/domain/amount';
import { type OrderStage, stageOf } from '@cb/ui/domain/cbEntry';
import { isReturn, type OrderRow } from '@cb/ui/domain/report';
import type { EarningsSummaryProps } from '@cb/ui/screens/Reports/EarningsReport';
import { calendarDay, readDate } from '../shared/basics/dates.ts';
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
  // A day more than the chart has, in any time zone: finding the calendar day of each row is slow.
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

/** The length of a week in days. */
const weekDays = 7;

/** Returns the props of the report's summary for the CB earned on each day, oldest first. */
export function toEarningsSummary(
  days: readonly { day: string; cb: number }[],
  locale: string,
): EarningsSummaryProps {
  const sum = (some: typeof days) => sumCb(...some.map(({ cb }) => cb));
  const written = (day: string) => readDate(day, 'UTC').date;
  const best = days.reduce((most, one) => (one.cb > most.cb ? one : most), { day: '', cb: 0 });
  return {
    bars: days.map(({ day, cb }) => ({
      label: written(day),
      axisLabel: written(day).slice(0, 'dd-MMM'.length),
      value: cb,
      text: formatAmount(cb, { locale }),
    })),
    total: sum(days),
    week: sum(days.slice(-weekDays)),
    best: best.cb > 0 ? { day: written(best.day), cb: best.cb } : undefined,
    streak: streakOf(days),
  };
}

/** Returns the number of days in a row with earnings; today does not end it while it lasts. */
function streakOf(days: readonly { cb: number }[]) {
  const latest = days.toReversed();
  const begun = latest[0]?.cb ? latest : latest.slice(1);
  const end = begun.findIndex(({ cb }) => cb === 0);
  return end < 0 ? begun.length : end;
}

/** Returns the total CB of orders by stage. Orders with an unknown status or amount do not count. */
export function toOrdersSummary(orders: readonly Pick<OrderRow, 'orderStatus' | 'cb'>[]) {
  const sum = (stage: OrderStage) =>
    sumCb(
      ...orders
        .filter(({ orderStatus, cb }) => stageOf(orderStatus) === stage && Number.isFinite(cb))
        .map(({ cb }) => cb),
    );
  return { done: sum('done'), open: sum('pending'), refused: sum('refused') };
}
