import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is missing, in one sentence. */
  children: ReactNode;
  /** A drawing above the sentence; decoration only. */
  drawing?: ReactNode;
  /** The one thing to do next: a Button or a ButtonLink. */
  action?: ReactNode;
}

/** Stands where a list or a result would be, and leads on. */
export function EmptyState({ children, drawing, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing && <div aria-hidden>{drawing}</div>}
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  );
}
