/** Formats a percentage with one decimal place, clamped to 0..100; "—" if undefined or NaN. */
export function formatPercent(percent: number | undefined, locale: string): string {
  if (percent === undefined || Number.isNaN(percent)) return '—';
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(clampPercent(percent) / 100);
}

/** Clamps a percentage to 0..100; 0 if undefined or NaN. */
export const clampPercent = (percent: number | undefined) =>
  percent === undefined || Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, percent));
