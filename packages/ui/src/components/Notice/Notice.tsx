import { Info } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  /** One sentence about what happened. */
  children: string;
  /** Adds a button that dismisses the notice. */
  onDismiss?: () => void;
}

/** A sentence about an event that the member did not cause; announced when it appears. */
export function Notice({ children, onDismiss }: NoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <Info className={styles.icon} aria-hidden />
      <p className={styles.text}>{children}</p>
      {onDismiss && (
        <Button tone="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      )}
    </div>
  );
}
