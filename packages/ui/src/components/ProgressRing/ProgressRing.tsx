import { usePlatform } from '#ui/platform/Platform.tsx';
import { countUpMs, useCountUp } from '../CountUp/CountUp.tsx';
import * as styles from '../ProgressBar/ProgressBar.css.ts';

/** Formats a percentage with one decimal place, clamped to 0..100; "—" if undefined or NaN. */
export function formatPercent(percent: number | undefined, locale: string): string {
  if (percent === undefined || Number.isNaN(percent)) return '—';
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(clampPercent(percent) / 100);
}

/** Clamps a percentage to 0..100; 0 if undefined or NaN. */
export const clampPercent = (percent: number | undefined) =>
  percent === undefined || Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, percent));

export interface ProgressRingProps {
  /** The percentage, clamped to 0..100; unknown if undefined or NaN. */
  percent: number | undefined;
  /** `small` beside a sentence, `large` on its own. */
  size?: 'small' | 'large';
}

/** The duration of the animation, in ms. */
export const ringMs = countUpMs;

const radius = 46;

/**
 * A ring that fills to a percentage and shows it. Animates changes within 240 ms, or jumps under
 * reduced motion. It has no accessible name: the surrounding text has to name the progress.
 */
export function ProgressRing({ percent, size = 'large' }: ProgressRingProps) {
  const { locale } = usePlatform();
  const shownPercent = useCountUp(clampPercent(percent));
  const circumference = 2 * Math.PI * radius;
  const isUnknown = percent === undefined || Number.isNaN(percent);
  return (
    <span className={styles.ringSize[size]}>
      <svg viewBox="0 0 100 100" className={styles.ringDrawing} aria-hidden>
        <circle cx={50} cy={50} r={radius} className={styles.ringTrack} />
        {shownPercent > 0 && (
          <circle
            cx={50}
            cy={50}
            r={radius}
            className={styles.ringArc}
            strokeDasharray={circumference}
            strokeDashoffset={circumference * (1 - shownPercent / 100)}
          />
        )}
      </svg>
      {/* Keyed, so that a percentage that replaces the dash does not count as a layout shift. */}
      <span key={String(isUnknown)} className={styles.ringLabel[size]}>
        {formatPercent(isUnknown ? percent : shownPercent, locale)}
      </span>
    </span>
  );
}
