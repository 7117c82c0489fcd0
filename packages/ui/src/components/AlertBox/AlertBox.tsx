import { CircleAlert, Info } from 'lucide-react';
import { useIsMounted } from '#ui/platform/useIsMounted.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './AlertBox.css.ts';

export interface AlertBoxProps {
  /** The list: red Errors, announced at once, or blue Info, announced politely. */
  tone: 'errors' | 'info';
  /** The messages, rendered as plain text (D39). Nothing is rendered if there are none. */
  messages: readonly string[];
  /** How many of the last messages to mark as the newest, below older ones; all are new without it. */
  newest?: number | undefined;
  /** The level of the heading. */
  level?: 2 | 3 | 4;
}

const looks = {
  errors: { role: 'alert', heading: 'Errors', headingTone: 'critical', Icon: CircleAlert },
  info: { role: 'status', heading: 'Info', headingTone: 'info', Icon: Info },
} as const;

/**
 * Lists the server's messages under a red or blue heading (ALR-01), and announces them. Messages older than
 * the newest are outside its live region, because a list that was hidden meanwhile would be announced as a whole.
 */
export function AlertBox({ tone, messages, newest, level = 2 }: AlertBoxProps) {
  const isMounted = useIsMounted();
  const { role, heading, headingTone, Icon } = looks[tone];
  const first = messages.length - (newest ?? messages.length);
  const older = messages.slice(0, first);
  const latest = messages.slice(first);
  const head = (
    <div className={styles.headOf[tone]}>
      <Icon className={styles.icon} aria-hidden />
      <Heading level={level} size="body" tone={headingTone}>
        {heading}
      </Heading>
    </div>
  );
  const toItem = (message: string, index: number) => (
    <li key={index} className={messages.length > 1 ? styles.listed : styles.message}>
      <bdi>{message}</bdi>
      {newest !== undefined && index >= first && (
        <>
          {' '}
          <span className={styles.newest}>Newest</span>
        </>
      )}
    </li>
  );
  return (
    <div className={messages.length === 0 ? styles.emptyRegion : styles.tone[tone]}>
      {older.length > 0 && (
        <>
          {head}
          <ul role="list" className={styles.list}>
            {older.map((message, index) => toItem(message, index))}
          </ul>
        </>
      )}
      <div role={role} aria-atomic={false} className={styles.live}>
        {latest.length > 0 && (
          <div className={styles.latest} aria-hidden={!isMounted}>
            {older.length === 0 && head}
            <ul role="list" className={styles.list}>
              {latest.map((message, index) => toItem(message, first + index))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
