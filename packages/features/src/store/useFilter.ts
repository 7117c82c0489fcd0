import { usePlatform } from '@cb/ui/platform';
import type { StoreFilter } from '@cb/ui/screens/Store/RewardsStoreScreen';
import { useEffect, useRef, useState } from 'react';
import { useUrlSync } from '../hooks/useUrlSync.ts';

/** The pause in typing after which the URL is updated, in ms. */
const restMs = 250;

const toKey = ({ search, affordable, currency }: StoreFilter) =>
  JSON.stringify([search, affordable, currency]);

/**
 * A filter that is applied at once and written to the URL: the search after a pause in typing or a
 * call of `commit`. A different filter in the URL, as after Back, replaces the applied one.
 */
export function useFilter(address: StoreFilter, onFilter: (filter: StoreFilter) => void) {
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

  function write(filter: StoreFilter) {
    drop();
    keep(toKey(filter), () => onFilter(filter));
  }

  function change(changes: Partial<StoreFilter>) {
    const filter = { ...shown, ...changes };
    setShown(filter);
    drop();
    const isTyping = changes.search !== undefined && Object.keys(changes).length === 1;
    if (!isTyping) return write(filter);
    waiting.current = { filter, cancel: clock.after(restMs, () => write(filter)) };
  }

  return { shown, change, commit: () => waiting.current && write(waiting.current.filter) };
}
