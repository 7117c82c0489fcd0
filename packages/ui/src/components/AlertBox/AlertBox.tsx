import { CircleAlert, Info } from 'lucide-react';
import { useIsMounted } from '#ui/platform/useIsMounted.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './AlertBox.css.ts';

export interface AlertBoxProps {
  /** The list: red Errors, announced at once, or blue Info, announced politely. */
  tone: 'errors' | 'info';
  /** The messages, rendered as plain text (D39). Nothing is rendered if there are none. */
  messages: readonly string[];
  /** The number of messages at the end to mark as the newest, below older ones. By default none is marked. */
  newestCount?: number | undefined;
  /** The level of the heading. */
  level?: 2 | 3 | 4;
}

const tones = {
  errors: { role: 'alert', heading: 'Errors', headingTone: 'critical', Icon: CircleAlert },
  info: { role: 'status', heading: 'Info', headingTone: 'info', Icon: Info },
} as const;

/**
 * Lists the server's messages under a red or blue heading (ALR-01), and announces them. Older messages are
 * outside the live region, which would announce them again when the list reappears after a request.
 */
export function AlertBox({ tone, messages, newestCount, level = 2 }: AlertBoxProps) {
  const isMounted = useIsMounted();
  const { role, heading, headingTone, Icon } = tones[tone];
  const olderCount = messages.length - (newestCount ?? messages.length);
  const older = messages.slice(0, olderCount);
  const newest = messages.slice(olderCount);
  const head = (
    <div className={styles.headTone[tone]}>
      <Icon className={styles.icon} aria-hidden />
      <Heading level={level} size="body" tone={headingTone}>
        {heading}
      </Heading>
    </div>
  );
  const renderItem = (message: string, index: number) => (
    <li key={index} className={messages.length > 1 ? styles.listed : styles.message}>
      <bdi>{message}</bdi>
      {newestCount !== undefined && index >= olderCount && (
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
            {older.map((message, index) => renderItem(message, index))}
          </ul>
        </>
      )}
      <div role={role} aria-atomic={false} className={styles.live}>
        {newest.length > 0 && (
          <div className={styles.latest} aria-hidden={!isMounted}>
            {older.length === 0 && head}
            <ul role="list" className={styles.list}>
              {newest.map((message, index) => renderItem(message, olderCount + index))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
