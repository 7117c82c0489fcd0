import { useSyncExternalStore } from 'react';
import { createSignal } from '../wire/signal.ts';

const changes = createSignal<void>();

/**
 * The texts that storage did not accept because it is full or refused. They last until the page
 * unloads.
 */
const held = new Map<string, string>();

/** Returns the text under a key of local storage, or '' if there is none. */
export function readText(key: string): string {
  try {
    return held.get(key) ?? localStorage.getItem(key) ?? '';
  } catch {
    return held.get(key) ?? '';
  }
}

/** Stores a text under a key of local storage. Never throws. */
export function storeText(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
    held.delete(key);
  } catch {
    held.set(key, text);
  }
  changes.emit();
}

/** Removes the texts whose key matches from the page's own memory, as at logout. */
export function forgetTexts(isMeant: (key: string) => boolean) {
  for (const key of held.keys()) if (isMeant(key)) held.delete(key);
  changes.emit();
}

function subscribe(listener: () => void) {
  const unsubscribe = changes.subscribe(listener);
  // Fires for writes of other tabs.
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

const nothing = () => '';

/**
 * Returns the text under a key of local storage, and re-renders when this or another tab stores it. A
 * prerendered page starts without the text.
 */
export const useStoredText = (key: string) =>
  useSyncExternalStore(subscribe, () => readText(key), nothing);
