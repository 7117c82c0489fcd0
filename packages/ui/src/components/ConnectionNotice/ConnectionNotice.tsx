import { WifiOff } from 'lucide-react';
import * as styles from './ConnectionNotice.css';

/** Says that the server cannot be reached while `show` is set (decision D3); announced politely. */
export function ConnectionNotice({ show }: { show: boolean }) {
  return (
    <div role="status" className={styles.place}>
      {show && (
        <p className={styles.notice}>
          <WifiOff className={styles.icon} aria-hidden />
          We can't reach the server. Trying again…
        </p>
      )}
    </div>
  );
}
