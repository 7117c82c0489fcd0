/** Days and what was earned on them as the chart shows it; amounts in words, to the hundredth. */
export function toChart(days: readonly { day: string; cb: number }[], locale: string) {
  const write = (cb: number) => `${cb.toLocaleString(locale, { maximumFractionDigits: 2 })} CB`;
  const total = days.reduce((sum, { cb }) => sum + Math.round(cb * 100), 0) / 100;
  return {
    bars: days.map(({ day, cb }) => ({ label: shortDay(day), value: cb, text: write(cb) })),
    total: write(total),
  };
}

const shortDay = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', day: 'numeric', month: 'short' });
