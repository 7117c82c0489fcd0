import { LiveText } from '../LiveText/LiveText.tsx';
import { LateText } from '../LoadingText/LoadingText.tsx';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** The progress text; shown, and announced when it changes. */
  message: string;
  /** The percentage, clamped to 0..100; indeterminate if undefined or NaN (D37). */
  value?: number | undefined;
}

/**
 * A progress bar with a message (PRG-01). If indeterminate, it says after 10 s that it takes long.
 */
export function ProgressBar({ message, value = Number.NaN }: ProgressBarProps) {
  const isKnown = !Number.isNaN(value);
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div className={styles.progress}>
      <LiveText>{message}</LiveText>
      <div
        role="progressbar"
        aria-label={message}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={isKnown ? Math.round(percent) : undefined}
        className={styles.track}
      >
        {isKnown ? (
          <div className={styles.determinate} style={{ inlineSize: `${percent}%` }} />
        ) : (
          <div className={styles.indeterminate} />
        )}
      </div>
      <LateText loading={!isKnown} />
    </div>
  );
}
