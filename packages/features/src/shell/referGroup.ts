import { useSyncExternalStore } from 'react';
import { createSignal } from '../wire/signal.ts';

const key = 'cb-refer-open';
const changes = createSignal<boolean>();

/** Holds the choice where storage is refused. */
let held: boolean | undefined;

/** Whether the group was left open; open where nothing valid is stored. */
function read(): boolean {
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key) !== 'closed';
  } catch {
    return true;
  }
}

function store(open: boolean) {
  try {
    localStorage.setItem(key, open ? 'open' : 'closed');
    held = undefined;
  } catch {
    held = open;
  }
  changes.emit(open);
}

function subscribe(listener: () => void) {
  const stop = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** The sidebar's Refer & Earn group: open or not, the same in every place and after a reload. */
export function useReferGroup() {
  const referOpen = useSyncExternalStore(subscribe, read);
  return { referOpen, onReferOpenChange: store };
}
