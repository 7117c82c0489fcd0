/** Writes a percent with one decimal place, held within 0..100; "—" for what is no number. */
export function formatPercent(percent: number | undefined, locale: string): string {
  if (percent === undefined || Number.isNaN(percent)) return '—';
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(heldPercent(percent) / 100);
}

/** A percent that can be drawn: 0..100, and 0 for what is no number. */
export const heldPercent = (percent: number | undefined) =>
  percent === undefined || Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, percent));
