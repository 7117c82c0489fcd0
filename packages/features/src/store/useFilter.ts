import { usePlatform } from '@cb/ui/platform';
import type { StoreFilter } from '@cb/ui/screens/Store/RewardsStoreScreen/StoreFilters';
import { useEffect, useRef, useState } from 'react';
import { useUrlSync } from '../hooks/useUrlSync.ts';

/** How long typing must rest before the address follows, in ms. */
const restMs = 250;

const toKey = ({ search, affordable, currency }: StoreFilter) =>
  JSON.stringify([search, affordable, currency]);

/**
 * A filter that shows at once, while the address follows: the search when typing rests or `settle`
 * is called. Another filter in the address, as after Back, replaces what shows.
 */
export function useFilter(address: StoreFilter, write: (filter: StoreFilter) => void) {
  const { clock } = usePlatform();
  const [shown, setShown] = useState(address);
  const waiting = useRef<{ filter: StoreFilter; cancel: () => void }>(undefined);
  const keep = useUrlSync(toKey(address), () => {
    drop();
    setShown(address);
  });

  function drop() {
    waiting.current?.cancel();
    waiting.current = undefined;
  }

  useEffect(() => drop, []);

  function commit(filter: StoreFilter) {
    drop();
    keep(toKey(filter), () => write(filter));
  }

  function change(changes: Partial<StoreFilter>) {
    const filter = { ...shown, ...changes };
    setShown(filter);
    drop();
    const isTyping = changes.search !== undefined && Object.keys(changes).length === 1;
    if (!isTyping) return commit(filter);
    waiting.current = { filter, cancel: clock.after(restMs, () => commit(filter)) };
  }

  return { shown, change, settle: () => waiting.current && commit(waiting.current.filter) };
}
