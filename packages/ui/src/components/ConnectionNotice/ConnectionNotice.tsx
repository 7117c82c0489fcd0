import { WifiOff } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ConnectionNotice.css.ts';

export interface ConnectionNoticeProps {
  /** Whether the server cannot be reached. */
  show: boolean;
  /** Whether failed calls are retried automatically. */
  tryingAgain: boolean;
  /** Whether the server was reached again after an outage: screen readers announce it, nothing is shown. */
  isBack?: boolean;
}

const outage = "We can't reach the server.";
const outageWithRetry = `${outage} Trying again… What you earned is safe.`;

/** Announces politely that the server cannot be reached, while `show` is set (D3). */
export function ConnectionNotice(props: ConnectionNoticeProps) {
  const { show, tryingAgain, isBack = false } = props;
  return (
    <div role="status" className={styles.region}>
      {show && (
        <p className={styles.notice}>
          <WifiOff className={styles.icon} aria-hidden />
          <span>{tryingAgain ? outageWithRetry : outage}</span>
        </p>
      )}
      {!show && isBack && <VisuallyHidden>The connection is back.</VisuallyHidden>}
    </div>
  );
}
