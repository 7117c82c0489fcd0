import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** One sentence about what is missing. */
  children: ReactNode;
  /** The next step: a `Button` or a `ButtonLink`. */
  action?: ReactNode;
}

/** Replaces an empty list or result, and offers a next step. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  );
}
