import { formatAmount, sumCb } from '@cb/ui/domain/amount';
import { type OrderStage, stageOf } from '@cb/ui/domain/cbEntry';
import { isReturn, type OrderRow } from '@cb/ui/domain/report';
import type { EarningsSummaryProps } from '@cb/ui/screens/Reports/EarningsReport';
import { calendarDay, readDate } from '../shared/basics/dates.ts';
import type { TimedEarning } from './rows.ts';

/** The number of days in the chart, including today. */
const dayCount = 30;
const dayMs = 86_400_000;

/**
 * Returns the CB earned on each of the last 30 calendar days in the member's time zone, oldest first.
 * Redemptions and returns do not count. `now` is in ms since 1970.
 */
export function earnedPerDay(
  rows: readonly Pick<TimedEarning, 'at' | 'cb' | 'description'>[],
  now: number,
  timeZone: string,
): { day: string; cb: number }[] {
  // Calendar days, not spans of 24 hours, because clocks change.
  const today = Date.parse(calendarDay(now, timeZone));
  const sums = new Map(
    Array.from({ length: dayCount }, (_, index) => [
      new Date(today - (dayCount - 1 - index) * dayMs).toISOString().slice(0, 10),
      0,
    ]),
  );
  // Skips older rows early, because finding a row's calendar day is slow. Two days more than the chart
  // has suffice in any time zone.
  const oldest = now - (dayCount + 2) * dayMs;
  for (const row of rows) {
    const { at = oldest, cb } = row;
    if (at <= oldest || !(cb > 0) || isReturn(row)) continue;
    const earnedOn = calendarDay(at, timeZone);
    const sum = sums.get(earnedOn);
    if (sum !== undefined) sums.set(earnedOn, sum + cb);
  }
  return Array.from(sums, ([day, cb]) => ({ day, cb: sumCb(cb) }));
}

/** The length of a week in days. */
const weekDays = 7;

/** Converts the CB earned on each day, oldest first, into the props of the report's summary. */
export function toEarningsSummary(
  days: readonly { day: string; cb: number }[],
  locale: string,
): EarningsSummaryProps {
  const sum = (some: typeof days) => sumCb(...some.map(({ cb }) => cb));
  const writeDay = (day: string) => readDate(day, 'UTC').date;
  const best = days.reduce((most, one) => (one.cb > most.cb ? one : most), { day: '', cb: 0 });
  return {
    bars: days.map(({ day, cb }) => ({
      label: writeDay(day),
      axisLabel: writeDay(day).slice(0, 'dd-MMM'.length),
      value: cb,
      text: formatAmount(cb, { locale }),
    })),
    total: sum(days),
    week: sum(days.slice(-weekDays)),
    best: best.cb > 0 ? { day: writeDay(best.day), cb: best.cb } : undefined,
    streak: streakOf(days),
  };
}

/** Returns the number of consecutive days with earnings, up to yesterday while today has none. */
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
  return { done: sum('done'), pending: sum('pending'), refused: sum('refused') };
}
