import { useEffect, useId, useRef, useState } from 'react';
import { MailOpen, Trash2 } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './InboxScreen.css.ts';
import { MessageRow } from './MessageRow.tsx';
import type { InboxMessage } from './messages.ts';

export interface InboxScreenProps {
  /** `deleted`: every message is deleted. `noMatch`: no message matches the search. */
  status: 'ready' | 'deleted' | 'noMatch';
  /** The messages that match the search. */
  messages: readonly InboxMessage[];
  /** The ids of read messages. */
  read: ReadonlySet<string>;
  /** The ids of selected messages, only those shown. */
  selected: ReadonlySet<string>;
  search: string;
  onSearch: (search: string) => void;
  onSelect: (id: string, selected: boolean) => void;
  onSelectAll: (selected: boolean) => void;
  /** `onMarkRead` and `onDelete` apply to the selected messages. */
  onMarkRead: () => void;
  onDelete: () => void;
  onFollow: (id: string) => void;
  /** Restores the deleted messages. */
  onRestore: () => void;
}

/** The inbox (INB-02 to INB-05): a list to search, select from, mark as read and delete from. */
export function InboxScreen(props: InboxScreenProps) {
  const { status, messages, selected, search, onSearch, onSelectAll, onDelete } = props;
  const id = useId();
  const places = useRef<HTMLDivElement>(null);
  const deleted = useRef(false);
  const [said, say] = useState('');
  const none = selected.size === 0;
  const all = !none && messages.every((message) => selected.has(message.id));

  // The pressed button is disabled now, so the focus moves to the list.
  useEffect(() => {
    if (!deleted.current) return;
    deleted.current = false;
    places.current?.focus();
  }, [messages]);

  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Heading level={1}>Inbox</Heading>
        <TextField
          label="Search the inbox"
          type="search"
          value={search}
          onChange={(next) => {
            say('');
            onSearch(next);
          }}
          autoComplete="off"
        />
      </div>
      <div className={styles.panel}>
        <div role="group" aria-label="Actions" className={styles.bar}>
          <Checkbox label="Select all" checked={all} partly={!none} onChange={onSelectAll} />
          <Button
            tone="quiet"
            icon={<MailOpen size={18} aria-hidden />}
            disabled={none}
            describedBy={`${id}-why`}
            onClick={props.onMarkRead}
          >
            Mark as read
          </Button>
          <Button
            tone="quiet"
            icon={<Trash2 size={18} aria-hidden />}
            disabled={none}
            describedBy={`${id}-why`}
            onClick={() => {
              deleted.current = true;
              say(`${messagesOf(selected.size)} deleted, ${messages.length - selected.size} left`);
              onDelete();
            }}
          >
            Delete
          </Button>
          <span id={`${id}-why`} role="status">
            <VisuallyHidden>
              {none ? 'Select a message first.' : `${selected.size} selected.`}
            </VisuallyHidden>
          </span>
          <LiveText hidden>
            {said || (search === '' ? '' : `${messagesOf(messages.length)} found`)}
          </LiveText>
          <p className={styles.pages}>1-50 of 234</p>
        </div>
        <div
          ref={places}
          tabIndex={-1}
          role="region"
          aria-label="Messages"
          className={styles.places}
        >
          <Messages {...props} status={status} />
        </div>
      </div>
    </div>
  );
}

const messagesOf = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

function Messages(props: InboxScreenProps) {
  const { status, messages, read, selected, search } = props;
  switch (status) {
    case 'deleted':
      return (
        <div className={styles.emptied}>
          <EmptyState
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
      return (
        <div className={styles.emptied}>
          <EmptyState
            action={
              <Button tone="secondary" onClick={() => props.onSearch('')}>
                Show all messages
              </Button>
            }
          >
            No message has “<bdi>{search.slice(0, 80)}</bdi>”.
          </EmptyState>
        </div>
      );
    case 'ready':
      return (
        <ul role="list">
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
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
