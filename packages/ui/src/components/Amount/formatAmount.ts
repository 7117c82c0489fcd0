/** The rate at which CB are redeemed: 100 CB = $1 (PRD-04). */
const cbPerDollar = 100;

export interface AmountFormat {
  /** BCP 47 tag. */
  locale: string;
  /** Adds what the CB are worth in US dollars. */
  dollars?: boolean;
  /** Decimal places of the CB where the amount is whole; a fraction always shows its first. */
  decimals?: 0 | 1;
}

/** The most CB whose dollars are exact to the cent. */
const most = 1e15;

/** Whether a number can be shown as an amount: finite, and at most 10^15 either way. */
export const isAmount = (cb: number) => Math.abs(cb) <= most;

/** Writes CB as "1,250 CB" or "1,250 CB ($12.50)", cut off and never rounded up (D54); "—" for what is no amount. */
export function formatAmount(cb: number, format: AmountFormat): string {
  const { locale, dollars = false } = format;
  if (!isAmount(cb)) return '—';
  const amount = `${formatCb(cb, format)} CB`;
  if (!dollars) return amount;
  const worth = write(cb / cbPerDollar, locale, { style: 'currency', currency: 'USD' });
  return `${amount} (${worth})`;
}

/** As formatAmount writes the CB, without the unit, where a column says it. */
export function formatCb(
  cb: number,
  { locale, decimals = 0 }: Pick<AmountFormat, 'locale' | 'decimals'>,
): string {
  if (!isAmount(cb)) return '—';
  return write(cb, locale, { minimumFractionDigits: decimals, maximumFractionDigits: 1 });
}

/** Digits that have no place are cut off: what shows is there to be spent. */
function write(value: number, locale: string, options: Intl.NumberFormatOptions) {
  return new Intl.NumberFormat(locale, {
    ...options,
    roundingMode: 'trunc',
    signDisplay: 'negative',
  })
    .formatToParts(value)
    .map((part) => (part.type === 'minusSign' ? '−' : part.value))
    .join('');
}
