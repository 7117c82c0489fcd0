import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Text for screen readers only, where the eye has a picture or a place to tell it the same. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
