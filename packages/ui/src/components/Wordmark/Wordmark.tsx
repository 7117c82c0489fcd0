import { CoinMark } from '../CoinMark/CoinMark.tsx';
import { useProductName } from '../ProductName/ProductName.tsx';
import * as styles from './Wordmark.css.ts';

/** The product's name beside its coin, its first word in the accent's colour (decision D1). */
export function Wordmark() {
  const [first, ...others] = useProductName().split(' ');
  return (
    <span className={styles.wordmark}>
      <CoinMark />
      <span>
        <span className={styles.first}>{first}</span>
        {others.map((word) => ` ${word}`).join('')}
      </span>
    </span>
  );
}
