import { formatAmount, sumCb } from '@cb/ui/domain/amount';
import type { EarningsSummaryProps } from '@cb/ui/screens/Reports/EarningsReport';

/** The length of a week in days. */
const weekDays = 7;

/** Returns the props of the report's summary for the CB earned on each day, oldest first. */
export function toEarningsSummary(
  days: readonly { day: string; cb: number }[],
  locale: string,
): EarningsSummaryProps {
  const sum = (some: typeof days) => sumCb(...some.map(({ cb }) => cb));
  // One formatter for all bars, because creating it takes longer than using it.
  const dayFormat = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  });
  const shortDay = (day: string) => dayFormat.format(new Date(day));
  const best = days.reduce((most, one) => (one.cb > most.cb ? one : most), { day: '', cb: 0 });
  return {
    bars: days.map(({ day, cb }) => ({
      label: shortDay(day),
      value: cb,
      text: formatAmount(cb, { locale }),
    })),
    total: sum(days),
    week: sum(days.slice(-weekDays)),
    best: best.cb > 0 ? { day: shortDay(best.day), cb: best.cb } : undefined,
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
