import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Text for screen readers only, for what a picture or the layout shows visually. */
export function VisuallyHidden({
  children,
}: {
  /** The words to read out. */
  children: ReactNode;
}) {
  return <span className={styles.hidden}>{children}</span>;
}
