import * as styles from './Drawing.css.ts';
import { drawings, type DrawingName } from './drawings.tsx';

export type { DrawingName } from './drawings.tsx';

export interface DrawingProps {
  /** `done` for an end, `lost` and `offline` for failures, the others for empty lists. */
  name: DrawingName;
  /** `large` for a page that consists of a message. */
  size?: 'medium' | 'large';
}

/** One of six drawings for empty and end states. Decorative: the sentence beside it has the meaning. */
export function Drawing({ name, size = 'medium' }: DrawingProps) {
  return (
    <svg viewBox="0 0 160 120" className={styles.size[size]} aria-hidden>
      <circle className={styles.ground} cx="80" cy="60" r="54" />
      {drawings[name]}
    </svg>
  );
}
