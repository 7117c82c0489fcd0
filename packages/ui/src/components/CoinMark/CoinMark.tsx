import * as styles from './CoinMark.css.ts';

export interface CoinMarkProps {
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** Said to screen readers where the coin stands alone; left out, the coin is decoration. */
  label?: string;
}

/** The coin of CB Rewards. */
export function CoinMark({ size = 'medium', label }: CoinMarkProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      className={styles.size[size]}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
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
