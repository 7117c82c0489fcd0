import * as styles from './StepRing.css.ts';

export type StepRingProps = {
  /** `large` on its own, `medium` beside a text. */
  size?: 'medium' | 'large';
} & (
  | {
      /** The number of the step, of three. */
      number: 1 | 2 | 3;
      /** The ring of a `later` step is open. */
      state?: 'current' | 'later';
    }
  | { state: 'done' }
);

/** The part of the ring that a step closes, in percent; three leave room for the spark. */
const percentPerStep = 29;

/** The path of the spark at the top of the ring. */
const spark = 'M39 2q1.3 6.7 8 8-6.7 1.3-8 8-1.3-6.7-8-8 6.7-1.3 8-8z';

/** A step as the ring of the coin, which closes further with each step; decorative. */
export function StepRing({ size = 'medium', ...step }: StepRingProps) {
  const closedPercent = closedPercentOf(step);
  return (
    <svg viewBox="0 0 52 52" aria-hidden className={styles.size[size]}>
      <circle className={styles.track} cx="26" cy="26" r="21" />
      {closedPercent > 0 && (
        <circle
          className={styles.arc}
          cx="26"
          cy="26"
          r="21"
          pathLength="100"
          strokeDasharray={`${closedPercent} 100`}
          transform="rotate(-90 26 26)"
        />
      )}
      {closedPercent >= 3 * percentPerStep && <path className={styles.spark} d={spark} />}
      {step.state === 'done' ? (
        <path className={styles.arc} d="m18 27 6 6 11-12" />
      ) : (
        <text className={styles.digit} x="26" y="32">
          {step.number}
        </text>
      )}
    </svg>
  );
}

function closedPercentOf(step: StepRingProps) {
  if (step.state === 'done') return 100;
  return step.state === 'later' ? 0 : step.number * percentPerStep;
}
