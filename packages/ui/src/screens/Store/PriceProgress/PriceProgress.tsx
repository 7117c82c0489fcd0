import * as styles from './PriceProgress.css.ts';

interface PriceProgressProps {
  /** The price in CB. */
  price: number;
  /** The balance in CB; undefined while unknown. */
  balance: number | undefined;
}

/**
 * A bar that is filled to the share of a price that the balance covers. Once it covers the price, to the
 * share of the balance that is left. Decorative: the text beside it has the value.
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
  return owned === 0 ? 0 : (owned - price) / owned;
}
