import { CoinMark } from '../CoinMark/CoinMark.tsx';
import * as styles from './Wordmark.css.ts';

/** The product's name beside its coin (decision D1). */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <CoinMark />
      <span>
        <span className={styles.points}>CB</span> Rewards
      </span>
    </span>
  );
}
