import * as styles from './GiftCardsDrawing.css.ts';

/** Three gift cards in a fan, the front one with the coin; drawn for this project. */
export function GiftCardsDrawing() {
  return (
    <svg viewBox="0 0 320 200" className={styles.drawing} aria-hidden>
      <g transform="rotate(-11 160 190)">
        <rect className={styles.back} x="62" y="44" width="196" height="124" rx="14" />
      </g>
      <g transform="rotate(7 160 190)">
        <rect className={styles.middle} x="62" y="40" width="196" height="124" rx="14" />
      </g>
      <rect className={styles.front} x="62" y="52" width="196" height="124" rx="14" />
      <path className={styles.ribbon} d="M206 52h22v124h-22z" />
      <path
        className={styles.bow}
        d="M217 98c-9-20-30-17-30-4 0 11 18 12 30 4 12 8 30 7 30-4 0-13-21-16-30 4Z"
      />
      <circle className={styles.coin} cx="104" cy="94" r="20" />
      <path className={styles.letter} d="M110 87a9.5 9.5 0 1 0 0 14" />
      <path className={styles.line} d="M84 138h84M84 154h52" />
    </svg>
  );
}
