import * as styles from './RedeemSection/RedeemSection.css.ts';

/**
 * A bar filled to a fraction (0..1) of a price or balance. Decorative: the text beside it has the
 * value.
 */
export function PriceShare({ part }: { part: number }) {
  return (
    <div aria-hidden className={styles.track}>
      <div className={styles.filled} style={{ inlineSize: `${part * 100}%` }} />
    </div>
  );
}
