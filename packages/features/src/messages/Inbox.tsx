import { useProductName } from '@cb/ui/components/Wordmark';
import { type InboxLinks, inboxMessages } from '@cb/ui/domain/inboxMessages';
import { searchFor } from '@cb/ui/domain/text';
import { InboxScreen } from '@cb/ui/screens/Messages/InboxScreen';
import { useState } from 'react';
import { emptyMemory, type InboxMemory, readInbox, storeInbox } from './inboxMemory.ts';

export interface InboxProps {
  /** The addresses that the messages link to. */
  links: InboxLinks;
}

/**
 * The inbox (INB-01): fixed messages, whose read and deleted ones are stored for the browser
 * session.
 */
export function Inbox({ links }: InboxProps) {
  return <InboxScreen {...useInbox(links)} />;
}

const union = (ids: readonly string[], otherIds: Iterable<string>) => [
  ...new Set([...ids, ...otherIds]),
];

/** Returns the stored state of the inbox and its actions (INB-02 to INB-05, D47). */
function useInbox(links: InboxLinks) {
  const productName = useProductName();
  const [memory, setMemory] = useState(readInbox);
  const [search, setSearch] = useState('');
  const [lastDeleted, setLastDeleted] = useState<readonly string[]>([]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());

  const remaining = inboxMessages(links, productName).filter(
    ({ id }) => !memory.deleted.includes(id),
  );
  const isFound = searchFor(search);
  const messages = remaining.filter(({ sender, subject, text }) =>
    isFound([sender, subject, text]),
  );
  // Messages hidden by the search are not acted on.
  const selected = new Set(messages.map(({ id }) => id).filter((id) => ticked.has(id)));

  function update(next: InboxMemory) {
    setMemory(next);
    storeInbox(next);
  }

  function toStatus() {
    if (remaining.length === 0) return 'deleted';
    return messages.length === 0 ? 'noMatch' : 'ready';
  }

  return {
    status: toStatus(),
    messages,
    read: new Set(memory.read),
    selected,
    search,
    onSearch: setSearch,
    onSelect: (id: string, select: boolean) => {
      const next = new Set(ticked);
      if (select) next.add(id);
      else next.delete(id);
      setTicked(next);
    },
    onSelectAll: (select: boolean) =>
      setTicked(new Set(select ? messages.map(({ id }) => id) : [])),
    onMarkRead: () => update({ ...memory, read: union(memory.read, selected) }),
    undoable: lastDeleted.length,
    onDelete: () => {
      setLastDeleted([...selected]);
      update({ ...memory, deleted: union(memory.deleted, selected) });
    },
    onUndo: () => {
      setLastDeleted([]);
      update({ ...memory, deleted: memory.deleted.filter((id) => !lastDeleted.includes(id)) });
    },
    onFollow: (id: string) => update({ ...memory, read: union(memory.read, [id]) }),
    onRestore: () => {
      setTicked(new Set());
      setLastDeleted([]);
      update({ ...emptyMemory, read: memory.read });
    },
  } as const;
}
