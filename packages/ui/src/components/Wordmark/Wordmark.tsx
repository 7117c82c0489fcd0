import { CoinMark } from '../CoinMark/CoinMark.tsx';
import { useProductName } from '../ProductName/ProductName.tsx';
import * as styles from './Wordmark.css.ts';

export interface WordmarkProps {
  /**
   * The minimum width of the window for the words; `narrow` is 352 px. Below it only the coin is shown.
   * Without it the words are always shown.
   */
  from?: keyof typeof styles.wordsFrom;
}

/** The product's name beside its coin, with the first word in the accent colour (decision D1). */
export function Wordmark({ from }: WordmarkProps) {
  const [first, ...others] = useProductName().split(' ');
  return (
    <span className={styles.wordmark}>
      <CoinMark />
      <span translate="no" className={from && styles.wordsFrom[from]}>
        <span className={styles.first}>{first}</span>
        {others.map((word) => ` ${word}`).join('')}
      </span>
    </span>
  );
}
