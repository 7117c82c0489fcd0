/** The rate at which CB are redeemed: 100 CB = $1 (part 1 §1). */
const cbPerDollar = 100;

export interface AmountFormat {
  /** BCP 47 tag. */
  locale: string;
  /** Adds what the CB are worth in US dollars. */
  dollars?: boolean;
  /** Decimal places of the CB; halves round away from zero. */
  decimals?: 0 | 1;
}

/** The most CB whose dollars are exact to the cent. */
const most = 1e15;

/** Whether a number can be shown as an amount: finite, and at most 10^15 either way. */
export const isAmount = (cb: number) => Math.abs(cb) <= most;

/** Writes CB as "1,250 CB" or "1,250 CB ($12.50)"; "—" for what is no amount. */
export function formatAmount(
  cb: number,
  { locale, dollars = false, decimals = 0 }: AmountFormat,
): string {
  if (!isAmount(cb)) return '—';
  const amount = `${write(cb, locale, { maximumFractionDigits: decimals, minimumFractionDigits: decimals })} CB`;
  if (!dollars) return amount;
  const worth = write(cb / cbPerDollar, locale, { style: 'currency', currency: 'USD' });
  return `${amount} (${worth})`;
}

function write(value: number, locale: string, options: Intl.NumberFormatOptions) {
  return new Intl.NumberFormat(locale, { ...options, signDisplay: 'negative' })
    .formatToParts(value)
    .map((part) => (part.type === 'minusSign' ? '−' : part.value))
    .join('');
}
