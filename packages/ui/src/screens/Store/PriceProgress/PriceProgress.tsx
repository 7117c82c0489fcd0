import * as styles from './PriceProgress.css.ts';

interface PriceProgressProps {
  /** The price in CB. */
  price: number;
  /** The balance in CB; undefined while unknown. */
  balance: number | undefined;
}

/**
 * A bar that shows how much of a price the balance covers or, once it covers the price, how much of the
 * balance is left after it (D341). Decorative: the text beside it has the value.
 */
export function PriceProgress({ price, balance }: PriceProgressProps) {
  return (
    <div aria-hidden className={styles.track}>
      <div
        className={styles.filled}
        style={{ inlineSize: `${filledShare(price, balance) * 100}%` }}
      />
    </div>
  );
}

/** Returns the filled share of the bar, from 0 to 1. */
export function filledShare(price: number, balance = 0) {
  const owned = Math.max(0, balance);
  if (owned < price) return owned / price;
  if (owned === 0) return 0;
  return (owned - price) / owned;
}
