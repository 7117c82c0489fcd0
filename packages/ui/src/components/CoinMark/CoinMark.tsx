import * as styles from './CoinMark.css.ts';

export interface CoinMarkProps {
  /** `small` beside text, without a milled edge; the others have one. */
  size?: 'small' | 'medium' | 'large';
}

/** The number of lines on the edge. */
const notchCount = 28;

/** The lines of the milled edge, as an SVG path. */
const milling = Array.from({ length: notchCount }, (_, index) => {
  const angle = (2 * Math.PI * index) / notchCount;
  const point = (radius: number) =>
    `${(24 + radius * Math.cos(angle)).toFixed(1)} ${(23.4 + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${point(18.8)}L${point(20.4)}`;
}).join('');

/** The coin of the product; decorative. */
export function CoinMark({ size = 'medium' }: CoinMarkProps) {
  return (
    <svg viewBox="0 0 48 48" className={styles.size[size]} aria-hidden>
      {size === 'small' ? (
        <circle className={styles.disc} cx="24" cy="24" r="22" strokeWidth="2" />
      ) : (
        <>
          <circle className={styles.edge} cx="24" cy="24" r="23" />
          <circle className={styles.disc} cx="24" cy="23.2" r="21.8" strokeWidth="0" />
          <path
            className={styles.light}
            d="M24 1.4A21.8 21.8 0 0 0 4 32L33 3.3A21.8 21.8 0 0 0 24 1.4Z"
          />
          <circle className={styles.face} cx="24" cy="23.4" r="16.6" />
          <path className={styles.milling} d={milling} />
        </>
      )}
      <path className={styles.letter} d="M30.6 29.2a9 9 0 1 1 .2-11.4" />
      <path
        className={styles.spark}
        d="M32.2 18.6l1.3 3.4 3.4 1.3-3.4 1.3-1.3 3.4-1.3-3.4-3.4-1.3 3.4-1.3z"
      />
    </svg>
  );
}
