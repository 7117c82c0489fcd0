import * as styles from './CoinMark.css.ts';

export interface CoinMarkProps {
  size?: 'medium' | 'large';
}

/** The coin of CB Rewards; decorative. */
export function CoinMark({ size = 'medium' }: CoinMarkProps) {
  return (
    <svg viewBox="0 0 40 40" className={styles.size[size]} aria-hidden>
      <circle className={styles.disc} cx="20" cy="20" r="18" />
      <circle className={styles.rim} cx="20" cy="20" r="14.8" />
      <path className={styles.letter} d="M24 14.6a7.4 7.4 0 1 0 0 10.8" />
      <path
        className={styles.spark}
        d="M27 16.6q.6 2.8 3.4 3.4-2.8.6-3.4 3.4-.6-2.8-3.4-3.4 2.8-.6 3.4-3.4"
      />
    </svg>
  );
}
