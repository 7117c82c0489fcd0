import { CoinMark } from '../CoinMark/CoinMark.tsx';
import * as styles from './Wordmark.css.ts';

export interface WordmarkProps {
  size?: 'medium' | 'large';
}

/** The name of the product beside its coin (decision D1). */
export function Wordmark({ size = 'medium' }: WordmarkProps) {
  return (
    <span className={styles.size[size]}>
      <CoinMark size={size} />
      <span>
        <span className={styles.points}>CB</span> Rewards
      </span>
    </span>
  );
}
