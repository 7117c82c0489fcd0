import { Badge } from '../../../components/Badge/Badge.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './InboxScreen.css.ts';
import type { InboxMessage } from '../../../domain/inboxMessages.ts';

interface MessageRowProps {
  message: InboxMessage;
  /** Whether it is the latest of several messages. */
  newest: boolean;
  read: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** Called when the message's link is followed. */
  onFollow: () => void;
}

/** One message of the inbox: sender, subject, text and link. */
export function MessageRow(props: MessageRowProps) {
  const { message, newest, read, selected, onSelect, onFollow } = props;
  const { sender, subject, text, link } = message;
  return (
    <li className={styles.row} data-selected={selected || undefined}>
      <Checkbox label={`Select: ${subject}`} labelHidden checked={selected} onChange={onSelect} />
      <div className={styles.content}>
        <p className={read ? styles.sender : styles.unreadSender}>
          <span>{sender}</span>
          {!read && (
            <>
              <span className={styles.dot} aria-hidden />
              <VisuallyHidden>Unread</VisuallyHidden>
            </>
          )}
        </p>
        <div className={styles.words}>
          <p className={read ? styles.subject : styles.unreadSubject}>
            <span>{subject}</span>
            {newest && <Badge tone="accent">Newest</Badge>}
          </p>
          <Text size="small" tone="muted">
            {text}
          </Text>
        </div>
        <div className={styles.messageLink}>
          <ButtonLink
            tone="quiet"
            href={link.href}
            external={link.external ?? false}
            onClick={onFollow}
          >
            {link.label}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
