import { Info } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  /** One sentence that says what happened. */
  children: string;
  /** Adds a button that puts the notice away. */
  onDismiss?: () => void;
}

/** One sentence of ours about something that happened to the page by itself; read aloud when it appears. */
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
