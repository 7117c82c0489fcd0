import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is missing, in one sentence. */
  children: ReactNode;
  /** The one thing to do next: a Button or a ButtonLink. */
  action?: ReactNode;
}

/** Stands where a list or a result would be, and leads on. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  );
}
