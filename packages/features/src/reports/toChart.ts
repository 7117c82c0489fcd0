import { formatAmount } from '@cb/ui/components/Amount/formatAmount';
import { sumCb } from '@cb/ui/components/Amount/sumCb';

/** Days and what was earned on them as the chart shows it; amounts in words, as everywhere. */
export function toChart(days: readonly { day: string; cb: number }[], locale: string) {
  const write = (cb: number) => formatAmount(cb, { locale });
  const total = sumCb(...days.map(({ cb }) => cb));
  return {
    bars: days.map(({ day, cb }) => ({ label: shortDay(day), value: cb, text: write(cb) })),
    total: write(total),
  };
}

const shortDay = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', day: 'numeric', month: 'short' });
