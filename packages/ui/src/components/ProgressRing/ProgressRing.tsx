import { usePlatform } from '../../platform/Platform.tsx';
import { countUpMs, useCountUp } from '../CountUp/useCountUp.ts';
import { formatPercent, heldPercent } from './formatPercent.ts';
import * as styles from './ProgressRing.css.ts';

export interface ProgressRingProps {
  /** Part done, 0..100, held within; unknown while left out or not a number. */
  percent: number | undefined;
}

/** How long the ring takes to its percent, in ms. */
export const ringMs = countUpMs;

const radius = 46;

/**
 * A ring that fills to a percent and says it. Follows changes within 240 ms, or at once where
 * motion is not wanted. What is done is said by the words around it: the ring names nothing.
 */
export function ProgressRing({ percent }: ProgressRingProps) {
  const { locale } = usePlatform();
  const drawn = useCountUp(heldPercent(percent));
  const length = 2 * Math.PI * radius;
  const unknown = percent === undefined || Number.isNaN(percent);
  return (
    <span className={styles.ring}>
      <svg viewBox="0 0 100 100" className={styles.drawing} aria-hidden>
        <circle cx={50} cy={50} r={radius} className={styles.track} />
        {drawn > 0 && (
          <circle
            cx={50}
            cy={50}
            r={radius}
            className={styles.arc}
            strokeDasharray={length}
            strokeDashoffset={length * (1 - drawn / 100)}
          />
        )}
      </svg>
      <span className={styles.inside}>{formatPercent(unknown ? percent : drawn, locale)}</span>
    </span>
  );
}
