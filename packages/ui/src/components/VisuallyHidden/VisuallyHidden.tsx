import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Text for screen readers only, if a picture or the layout shows the same visually. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
