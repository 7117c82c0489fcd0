import { useProductName } from '@cb/ui/components/Wordmark';
import { type InboxLinks, inboxMessages } from '@cb/ui/domain/inboxMessages';
import { searchFor } from '@cb/ui/domain/text';
import { InboxScreen } from '@cb/ui/screens/Messages/InboxScreen';
import { useState } from 'react';
import { type InboxMemory, untouchedInbox, readInbox, storeInbox } from './inboxMemory.ts';

/**
 * The inbox (INB-01): fixed messages, whose read and deleted ones are stored for the browser
 * session.
 */
export function Inbox({
  links,
}: {
  /** The addresses that the messages link to. */
  links: InboxLinks;
}) {
  return <InboxScreen {...useInbox(links)} />;
}

const withIds = (ids: readonly string[], more: Iterable<string>) => [...new Set([...ids, ...more])];

/** Returns the stored state of the inbox and its actions (INB-02 to INB-05, D47). */
function useInbox(links: InboxLinks) {
  const productName = useProductName();
  const [done, setDone] = useState(readInbox);
  const [search, setSearch] = useState('');
  const [lastDeleted, setLastDeleted] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const remaining = inboxMessages(links, productName).filter(
    ({ id }) => !done.deleted.includes(id),
  );
  const isFound = searchFor(search);
  const messages = remaining.filter(({ sender, subject, text }) =>
    isFound([sender, subject, text]),
  );
  // Messages hidden by the search are not acted on.
  const selected = new Set(messages.map(({ id }) => id).filter((id) => chosen.has(id)));

  function remember(next: InboxMemory) {
    setDone(next);
    storeInbox(next);
  }

  return {
    status: remaining.length === 0 ? 'deleted' : messages.length === 0 ? 'noMatch' : 'ready',
    messages,
    read: new Set(done.read),
    selected,
    search,
    onSearch: setSearch,
    onSelect: (id: string, select: boolean) => {
      const next = new Set(chosen);
      if (select) next.add(id);
      else next.delete(id);
      setChosen(next);
    },
    onSelectAll: (select: boolean) =>
      setChosen(new Set(select ? messages.map(({ id }) => id) : [])),
    onMarkRead: () => remember({ ...done, read: withIds(done.read, selected) }),
    undoable: lastDeleted.length,
    onDelete: () => {
      setLastDeleted([...selected]);
      remember({ ...done, deleted: withIds(done.deleted, selected) });
    },
    onUndo: () => {
      setLastDeleted([]);
      remember({ ...done, deleted: done.deleted.filter((id) => !lastDeleted.includes(id)) });
    },
    onFollow: (id: string) => remember({ ...done, read: withIds(done.read, [id]) }),
    onRestore: () => {
      setChosen(new Set());
      setLastDeleted([]);
      remember({ ...untouchedInbox, read: done.read });
    },
  } as const;
}
