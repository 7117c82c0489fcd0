/** The rate at which CB are redeemed: 100 CB = $1 (PRD-04). */
export const cbPerDollar = 100;

/** How to format an amount of CB. */
interface AmountFormat {
  /** A BCP 47 tag. */
  locale: string;
  /** Adds the value in US dollars. */
  dollars?: boolean;
  /** Decimal places of a whole amount; a fraction always shows its first. */
  decimals?: 0 | 1;
}

/** The largest amount of CB whose dollars are exact to the cent. */
const maxCb = 1e15;

/** Returns whether a number can be shown as an amount: finite, and between -10^15 and 10^15. */
export const isAmount = (cb: number) => Math.abs(cb) <= maxCb;

/** Formats CB as "1,250 CB" or "1,250 CB ($12.50)", truncated, never rounded up (D54); "—" for no amount. */
export function formatAmount(cb: number, format: AmountFormat): string {
  const { locale, dollars = false } = format;
  if (!isAmount(cb)) return '—';
  const amount = `${formatCb(cb, format)} CB`;
  if (!dollars) return amount;
  return `${amount} (${formatDollars(cb, locale)})`;
}

/** Formats the value of CB in dollars, such as "$12.50"; "—" for no amount. */
export function formatDollars(cb: number, locale: string): string {
  if (!isAmount(cb)) return '—';
  return formatTruncated(cb / cbPerDollar, locale, { style: 'currency', currency: 'USD' });
}

/** Formats CB like `formatAmount`, but without the unit, for columns whose header names it. */
export function formatCb(
  cb: number,
  { locale, decimals = 0 }: Pick<AmountFormat, 'locale' | 'decimals'>,
): string {
  if (!isAmount(cb)) return '—';
  return formatTruncated(cb, locale, { minimumFractionDigits: decimals, maximumFractionDigits: 1 });
}

/** Formats a value whose currency is shown beside it, such as "25" or "12.50". */
export const formatWithoutCurrency = (value: number, locale: string) =>
  value.toLocaleString(locale, { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });

/** Returns whether a balance is below zero as it is shown, with one decimal place. */
export const isBelowZero = (cb: number) => cb <= -0.1;

/**
 * Formats a value in its own currency, such as "$25" or "$12.50"; "25 points" for a currency without an
 * ISO 4217 code.
 */
export function formatValue(value: number, currency: string, locale: string): string {
  try {
    return formatTruncated(value, locale, {
      style: 'currency',
      currency,
      ...(Number.isInteger(value) && { minimumFractionDigits: 0 }),
    });
  } catch {
    return `${formatWithoutCurrency(value, locale)} ${currency}`;
  }
}

/** Cached, because creating a formatter costs more than formatting a screenful of amounts. */
const formatters = new Map<string, Intl.NumberFormat>();

function getFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.currency} ${options.minimumFractionDigits}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const formatter = new Intl.NumberFormat(locale, {
    ...options,
    roundingMode: 'trunc',
    signDisplay: 'negative',
  });
  formatters.set(key, formatter);
  return formatter;
}

/** Formats a truncated number, so that the member can spend what is shown. */
const formatTruncated = (value: number, locale: string, options: Intl.NumberFormatOptions) =>
  getFormatter(locale, options).format(value).replace('-', '−');

/**
 * Adds amounts of CB, exact to six decimals. Floating-point errors would otherwise be truncated as
 * part of the amount: 0.1 + 0.7 is 0.8, not 0.7999….
 */
export const sumCb = (...amounts: readonly number[]) =>
  Number(amounts.reduce((sum, cb) => sum + cb, 0).toFixed(6));

/** Returns the CB missing for a price, rounded up to a tenth so that they suffice; 0 if affordable. */
export const missingCb = (price: number, balance: number) =>
  Math.max(0, Math.ceil(sumCb(10 * price, -10 * balance)) / 10);
