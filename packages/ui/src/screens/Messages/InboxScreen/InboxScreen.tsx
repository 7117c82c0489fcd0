import { MailOpen, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox/Checkbox.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { Inline } from '#ui/components/Inline/Inline.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { SectionHead } from '#ui/components/SectionHead/SectionHead.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { InboxMessage } from '#ui/domain/inboxMessages.ts';
import { truncate } from '#ui/domain/text.ts';
import * as styles from './InboxScreen.css.ts';

export interface InboxScreenProps {
  /** `deleted`: every message is deleted. `noMatch`: no message matches the search. */
  status: 'ready' | 'deleted' | 'noMatch';
  /** The messages that match the search. */
  messages: readonly InboxMessage[];
  /** The ids of read messages. */
  read: ReadonlySet<string>;
  /** The ids of selected messages, only those shown. */
  selected: ReadonlySet<string>;
  /** The searched text; '' for none. */
  search: string;
  /** Called with the typed text, and with '' to show all messages. */
  onSearch: (search: string) => void;
  /** Called when a message is selected or deselected. */
  onSelect: (id: string, selected: boolean) => void;
  /** Selects or deselects all shown messages. */
  onSelectAll: (selected: boolean) => void;
  /** Marks the selected messages as read. */
  onMarkRead: () => void;
  /** Deletes the selected messages. */
  onDelete: () => void;
  /** How many messages the last deletion removed; 0 if it cannot be undone. */
  undoable: number;
  /** Restores the messages of the last deletion. */
  onUndo: () => void;
  /** Called with the id of a message whose link is followed. */
  onFollow: (id: string) => void;
  /** Restores the deleted messages. */
  onRestore: () => void;
}

/** The inbox (INB-02 to INB-05): a list to search, select from, mark as read and delete from. */
export function InboxScreen(props: InboxScreenProps) {
  const { status, messages, selected, search, undoable } = props;
  const { onSearch, onDelete, onUndo, onRestore } = props;
  const list = useRef<HTMLDivElement>(null);
  const wasDeletePressed = useRef(false);
  const [announcement, announce] = useState('');

  // A pressed “Delete” is disabled now, because nothing is selected, so the focus moves to the list.
  useEffect(() => {
    if (!wasDeletePressed.current) return;
    wasDeletePressed.current = false;
    list.current?.focus();
  }, [messages]);

  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <SectionHead level={1} title="Inbox" detail={countText(props)} />
        <SearchField
          label="Search the inbox"
          placeholder="Search the inbox"
          value={search}
          onChange={(next) => {
            announce('');
            onSearch(next);
          }}
        />
      </div>
      <div className={styles.panel}>
        <ActionBar
          {...props}
          announcement={announcement || searchText(props)}
          onDelete={() => {
            wasDeletePressed.current = true;
            announce(
              `${countMessages(selected.size)} deleted, ${messages.length - selected.size} left`,
            );
            onDelete();
          }}
        />
        <div
          ref={list}
          tabIndex={-1}
          role="region"
          aria-label="Messages"
          className={styles.messageList}
        >
          {undoable > 0 && status !== 'deleted' && (
            <div className={styles.padded}>
              <Inline justify="between">
                <Text>{`${countMessages(undoable)} deleted.`}</Text>
                <Button
                  tone="quiet"
                  icon={<Undo2 size={18} aria-hidden />}
                  onClick={() => {
                    announce(`${countMessages(undoable)} brought back`);
                    onUndo();
                  }}
                >
                  Undo
                </Button>
              </Inline>
            </div>
          )}
          <Messages
            {...props}
            onSearch={(next) => {
              announce('All messages shown');
              onSearch(next);
            }}
            onRestore={() => {
              announce('All messages brought back');
              onRestore();
            }}
          />
        </div>
        {/* A specified placeholder (INB-10). */}
        <p className={styles.pages}>1-50 of 234</p>
      </div>
    </div>
  );
}

interface ActionBarProps extends Pick<
  InboxScreenProps,
  'messages' | 'selected' | 'onSelectAll' | 'onMarkRead' | 'onDelete'
> {
  /** The result of the last action or search; '' for none. */
  announcement: string;
}

/** Acts on the selected messages. */
function ActionBar(props: ActionBarProps) {
  const { messages, selected, announcement, onSelectAll, onMarkRead, onDelete } = props;
  const id = useId();
  const noneSelected = selected.size === 0;
  const allSelected = !noneSelected && messages.every((message) => selected.has(message.id));
  return (
    <div role="group" aria-label="Actions" className={styles.bar}>
      <Checkbox
        label="Select all"
        checked={allSelected}
        indeterminate={!noneSelected}
        onChange={onSelectAll}
      />
      <div className={styles.buttons}>
        <Button
          tone="quiet"
          icon={<MailOpen size={18} aria-hidden />}
          disabled={noneSelected}
          describedBy={id}
          onClick={onMarkRead}
        >
          Mark as read
        </Button>
        <Button
          tone="quiet"
          icon={<Trash2 size={18} aria-hidden />}
          disabled={noneSelected}
          describedBy={id}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
      <span id={id} role="status">
        <VisuallyHidden>
          {noneSelected ? 'Select a message first.' : `${selected.size} selected.`}
        </VisuallyHidden>
      </span>
      <LiveText hidden>{announcement}</LiveText>
    </div>
  );
}

/** Returns the number of messages and of unread ones, as text. */
function countText({ messages, read }: InboxScreenProps) {
  if (messages.length === 0) return 'No messages';
  const unread = messages.filter(({ id }) => !read.has(id)).length;
  return `${countMessages(messages.length)}, ${unread === 0 ? 'all read' : `${unread} unread`}`;
}

const searchText = ({ search, messages }: InboxScreenProps) =>
  search === '' ? '' : `${countMessages(messages.length)} found`;

const countMessages = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

function Messages(props: InboxScreenProps) {
  const { status, messages, read, selected, search } = props;
  switch (status) {
    case 'deleted':
      return (
        <div className={styles.padded}>
          <EmptyState
            drawing="done"
            action={
              <Button tone="secondary" onClick={props.onRestore}>
                Bring the messages back
              </Button>
            }
          >
            Your inbox is empty.
          </EmptyState>
        </div>
      );
    case 'noMatch':
      // Keyed, because React cannot update a sentence that the browser has translated.
      return (
        <div key="noMatch" className={styles.padded}>
          <EmptyState
            drawing="lost"
            action={
              <Button tone="secondary" onClick={() => props.onSearch('')}>
                Show all messages
              </Button>
            }
          >
            No message has “<bdi translate="no">{truncate(search, 80)}</bdi>”.
          </EmptyState>
        </div>
      );
    case 'ready':
      return (
        <ul role="list">
          {messages.map((message, index) => (
            <MessageRow
              key={message.id}
              message={message}
              newest={index === 0 && messages.length > 1}
              read={read.has(message.id)}
              selected={selected.has(message.id)}
              onSelect={(chosen) => props.onSelect(message.id, chosen)}
              onFollow={() => props.onFollow(message.id)}
            />
          ))}
        </ul>
      );
  }
}

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
function MessageRow(props: MessageRowProps) {
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
            onFollow={onFollow}
          >
            {link.label}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
