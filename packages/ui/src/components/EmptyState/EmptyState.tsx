import type { ReactNode } from 'react';
import { useIsMounted } from '#ui/platform/useIsMounted.ts';
import { Drawing, type DrawingName } from '../Drawing/Drawing.tsx';
import * as styles from '../StatePage/StatePage.css.ts';

export interface EmptyStateProps {
  /** One sentence about what is missing; without it, only the next step is shown. */
  children?: ReactNode;
  /** The drawing above the sentence. */
  drawing?: DrawingName | undefined;
  /** The next step: a `Button` or a `ButtonLink`. */
  action?: ReactNode;
}

/** Replaces an empty list or result: a drawing, a sentence, which is announced, and a next step. */
export function EmptyState({ children, drawing, action }: EmptyStateProps) {
  const isMounted = useIsMounted();
  return (
    <div className={styles.empty}>
      {drawing && <Drawing name={drawing} />}
      {children !== undefined && (
        <p role="status" className={styles.emptySentence}>
          <span aria-hidden={!isMounted}>{children}</span>
        </p>
      )}
      {action}
    </div>
  );
}
