import { LiveText } from '../LiveText/LiveText.tsx';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is going on; shown, and read aloud when it changes. */
  message: string;
  /** Part done, 0..100, clamped; left out or not a number, the wait is of unknown length (D37). */
  value?: number | undefined;
}

/** A wait with a message (PRG-01). */
export function ProgressBar({ message, value = Number.NaN }: ProgressBarProps) {
  const known = !Number.isNaN(value);
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div className={styles.progress}>
      <LiveText>{message}</LiveText>
      <div
        role="progressbar"
        aria-label={message}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known ? Math.round(percent) : undefined}
        className={styles.track}
      >
        {known ? (
          <div className={styles.determinate} style={{ inlineSize: `${percent}%` }} />
        ) : (
          <div className={styles.indeterminate} />
        )}
      </div>
    </div>
  );
}
