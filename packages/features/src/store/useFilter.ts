import { usePlatform } from '@cb/ui/platform/Platform.tsx';
import type { StoreFilter } from '@cb/ui/screens/Store/RewardsStoreScreen/StoreFilters.tsx';
import { useEffect, useRef, useState, useTransition } from 'react';

/** How long typing must rest before the address follows, in ms. */
const restMs = 250;

const same = (one: StoreFilter, other: StoreFilter) =>
  one.search === other.search &&
  one.affordable === other.affordable &&
  one.currency === other.currency;

/**
 * A filter that shows at once, while the address follows: the search when typing rests or `settle`
 * is called. Another filter in the address, as after Back, replaces what shows.
 */
export function useFilter(address: StoreFilter, write: (filter: StoreFilter) => void) {
  const { clock } = usePlatform();
  const [shown, show] = useState(address);
  const [isWriting, startWriting] = useTransition();
  const written = useRef(address);
  const waiting = useRef<{ filter: StoreFilter; cancel: () => void }>(undefined);
  const { search, affordable, currency } = address;

  function drop() {
    waiting.current?.cancel();
    waiting.current = undefined;
  }

  useEffect(() => {
    if (isWriting) return;
    const there = { search, affordable, currency };
    // What was written has arrived, and typing has gone on since.
    if (waiting.current && same(there, written.current)) return;
    drop();
    written.current = there;
    show(there);
  }, [search, affordable, currency, isWriting]);

  useEffect(() => drop, []);

  function commit(filter: StoreFilter) {
    drop();
    written.current = filter;
    startWriting(() => write(filter));
  }

  function change(changes: Partial<StoreFilter>) {
    const filter = { ...shown, ...changes };
    show(filter);
    drop();
    const isTyping = changes.search !== undefined && Object.keys(changes).length === 1;
    if (!isTyping) return commit(filter);
    waiting.current = { filter, cancel: clock.after(restMs, () => commit(filter)) };
  }

  return { shown, change, settle: () => waiting.current && commit(waiting.current.filter) };
}
