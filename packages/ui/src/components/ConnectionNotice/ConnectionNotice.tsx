import { WifiOff } from 'lucide-react';
import * as styles from './ConnectionNotice.css.ts';

export interface ConnectionNoticeProps {
  show: boolean;
  /** Whether failed calls are retried automatically. */
  tryingAgain: boolean;
}

/** Announces politely that the server cannot be reached, while `show` is set (decision D3). */
export function ConnectionNotice({ show, tryingAgain }: ConnectionNoticeProps) {
  return (
    <div role="status" className={styles.region}>
      {show && (
        <p className={styles.notice}>
          <WifiOff className={styles.icon} aria-hidden />
          We can't reach the server.{tryingAgain && ' Trying again…'}
        </p>
      )}
    </div>
  );
}
