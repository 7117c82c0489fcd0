import * as styles from './PriceShare.css.ts';

interface PriceShareProps {
  /** The price in CB. */
  price: number;
  /** The balance in CB; undefined while unknown. */
  balance: number | undefined;
}

/**
 * A bar filled to the part of a price that the balance covers and, once it covers the price, to the part of
 * the balance that is left. Decorative: the text beside it has the value.
 */
export function PriceShare({ price, balance = 0 }: PriceShareProps) {
  const part = balance < price ? Math.max(0, balance) / price : (balance - price) / balance;
  return (
    <div aria-hidden className={styles.track}>
      <div className={styles.filled} style={{ inlineSize: `${part * 100}%` }} />
    </div>
  );
}
