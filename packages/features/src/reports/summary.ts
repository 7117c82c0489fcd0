import { formatAmount, sumCb } from '@cb/ui/domain/amount';
import { type OrderStage, stageOf } from '@cb/ui/domain/cbEntry';
import { isEarning, type OrderRow } from '@cb/ui/domain/report';
import type { EarningsSummaryProps } from '@cb/ui/screens/Reports/EarningsReport';
import { calendarDay, dayMs, readDate } from '../shared/basics/dates.ts';
import type { TimedEarning } from './rows.ts';

/** The number of days in the chart, including today. */
const dayCount = 30;

/** A calendar day, such as "2026-11-09", and the CB earned on it. */
interface DayEarnings {
  readonly day: string;
  readonly cb: number;
}

/**
 * Returns the CB earned on each of the last 30 calendar days in the member's time zone, oldest first.
 * Redemptions and returns do not count. `now` is in ms since 1970.
 */
export function earnedPerDay(
  rows: readonly Pick<TimedEarning, 'at' | 'cb' | 'description'>[],
  now: number,
  timeZone: string,
): DayEarnings[] {
  const sums = new Map(lastDays(now, timeZone).map((day) => [day, 0]));
  // Skips older rows early, because finding a row's calendar day is slow. Two more days than the chart
  // has are enough in any time zone.
  const oldest = now - (dayCount + 2) * dayMs;
  for (const row of rows) {
    const { at, cb } = row;
    if (!isEarning(row) || at === undefined || at <= oldest) continue;
    const day = calendarDay(at, timeZone);
    const sum = sums.get(day);
    if (sum !== undefined) sums.set(day, sum + cb);
  }
  return Array.from(sums, ([day, cb]) => ({ day, cb: sumCb(cb) }));
}

/** Returns the days of the chart, oldest first: calendar days, not spans of 24 hours, because clocks change. */
function lastDays(now: number, timeZone: string): string[] {
  const today = Date.parse(calendarDay(now, timeZone));
  const first = today - (dayCount - 1) * dayMs;
  return Array.from({ length: dayCount }, (_, index) => calendarDay(first + index * dayMs, 'UTC'));
}

/** The length of a week in days. */
const weekDays = 7;

/** Converts the CB earned on each day, oldest first, into the props of the report's summary. */
export function toEarningsSummary(
  days: readonly DayEarnings[],
  locale: string,
): EarningsSummaryProps {
  const formatDay = (day: string) => readDate(day, 'UTC').date;
  const [best] = days.toSorted((a, b) => b.cb - a.cb);
  return {
    bars: days.map(({ day, cb }) => ({
      label: formatDay(day),
      axisLabel: formatDay(day).slice(0, 'dd-MMM'.length),
      value: cb,
      text: formatAmount(cb, { locale }),
    })),
    total: totalCb(days),
    week: totalCb(days.slice(-weekDays)),
    best: best && best.cb > 0 ? { day: formatDay(best.day), cb: best.cb } : undefined,
    streak: streakOf(days),
  };
}

const totalCb = (items: readonly { readonly cb: number }[]) => sumCb(...items.map(({ cb }) => cb));

/** Returns the number of consecutive days with earnings, up to yesterday while today has none. */
function streakOf(days: readonly DayEarnings[]) {
  const isEmpty = ({ cb }: DayEarnings) => cb === 0;
  const today = days.at(-1);
  const counted = today && isEmpty(today) ? days.slice(0, -1) : days;
  return counted.length - 1 - counted.findLastIndex(isEmpty);
}

/** Returns the total CB of orders by stage. Orders with an unknown status or amount do not count. */
export function toOrdersSummary(orders: readonly Pick<OrderRow, 'orderStatus' | 'cb'>[]) {
  const counted = orders.filter(({ cb }) => Number.isFinite(cb));
  const sum = (stage: OrderStage) =>
    totalCb(counted.filter(({ orderStatus }) => stageOf(orderStatus) === stage));
  return { done: sum('done'), pending: sum('pending'), refused: sum('refused') };
}
