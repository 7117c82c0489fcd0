import { Info } from 'lucide-react';
import { useIsMounted } from '#ui/platform/useIsMounted.ts';
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
  const isMounted = useIsMounted();
  return (
    <div role="alert" className={styles.notice}>
      <Info className={styles.icon} aria-hidden />
      <p className={styles.text} aria-hidden={!isMounted}>
        {children}
      </p>
      {onDismiss && (
        <Button tone="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      )}
    </div>
  );
}
