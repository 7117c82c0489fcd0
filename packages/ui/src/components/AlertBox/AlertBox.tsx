import { CircleAlert, Info } from 'lucide-react';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './AlertBox.css.ts';

export interface AlertBoxProps {
  /** The list: red Errors, announced at once, or blue Info, announced politely. */
  tone: 'errors' | 'info';
  /** The messages, rendered as plain text (decision D39). Nothing is rendered if there are none. */
  messages: readonly string[];
  /** How many of the last messages to mark as the newest, below older ones. */
  newest?: number | undefined;
  /** The level of the heading. */
  level?: 2 | 3 | 4;
}

const looks = {
  errors: { role: 'alert', heading: 'Errors', headingTone: 'critical', Icon: CircleAlert },
  info: { role: 'status', heading: 'Info', headingTone: 'info', Icon: Info },
} as const;

/**
 * Lists the server's messages under a red or blue heading (ALR-01). Keep it mounted: it is a live
 * region, and screen readers only announce content that is added to one.
 */
export function AlertBox({ tone, messages, newest = 0, level = 2 }: AlertBoxProps) {
  const { role, heading, headingTone, Icon } = looks[tone];
  const empty = messages.length === 0;
  return (
    <div role={role} aria-atomic={false} className={empty ? styles.waiting : styles.tone[tone]}>
      {!empty && (
        <>
          <div className={styles.headOf[tone]}>
            <Icon className={styles.icon} aria-hidden />
            <Heading level={level} size="body" tone={headingTone}>
              {heading}
            </Heading>
          </div>
          <ul role="list" className={styles.list}>
            {messages.map((message, index) => (
              <li key={index} className={styles.message}>
                <bdi>{message}</bdi>
                {index >= messages.length - newest && (
                  <>
                    {' '}
                    <span className={styles.newest}>Newest</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
