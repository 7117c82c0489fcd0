import { browserPlatform } from '@cb/ui/platform';
import { createStore, delMany, get, keys, update } from 'idb-keyval';
import { createContext } from 'react';
import { createIntentMemory, patienceMs, type Loaded, type Saved } from './intentMemory.ts';
import { within } from './within.ts';

/** The browser features that intents need: storage and a lock, shared by all tabs of a member. */
export interface IntentPort {
  /**
   * Runs the task while no other tab holds the lock, and resolves after it. Closing a tab frees its
   * lock.
   */
  lock(name: string, task: () => void | Promise<void>): Promise<void>;
  /**
   * Returns the stored text synchronously; another tab's latest write may be missing. `null` if
   * there is none, `undefined` if it can't be read.
   */
  peek(name: string): string | null | undefined;
  /** Reads the stored text in both places, including all earlier writes. Never rejects. */
  load(name: string): Promise<Loaded>;
  /** Stores a text, and resolves with the places that accepted it. Never rejects. */
  save(name: string, text: string): Promise<Saved>;
  /** Subscribes to the writes of other tabs. */
  subscribe(listener: () => void): () => void;
}

const { clock } = browserPlatform;
/** Texts of members, by names like those in local storage. `forgetIntents` deletes them. */
const memberRecords = createStore('cb-intents', 'records');

/**
 * Uses the Web Locks API, IndexedDB and localStorage: the last for synchronous reads, for its
 * events, and as a fallback for IndexedDB. Without locks (an insecure origin) tabs still see each
 * other's records.
 */
export const browserIntentPort: IntentPort = {
  ...createIntentMemory({
    database: {
      get: (name) => get<string>(name, memberRecords),
      update: (name, change) => update<string>(name, change, memberRecords),
    },
    mirror: {
      get: (name) => localStorage.getItem(name),
      put: (name, text) => localStorage.setItem(name, text),
    },
    clock,
  }),
  async lock(name, task) {
    if (!isLockable(navigator)) return task();
    let started = false;
    const once = async () => {
      started = true;
      await task();
    };
    try {
      await navigator.locks.request(name, once);
    } catch {
      // Locks are refused, as in a sandbox.
      if (!started) await once();
    }
  },
  subscribe(listener) {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

/**
 * Deletes the intents whose name matches, as at logout. Never rejects, and waits a second at most.
 */
export async function forgetIntents(isMeant: (name: string) => boolean) {
  await within(patienceMs, clock, async () => {
    const names = await keys<string>(memberRecords);
    await delMany(names.filter(isMeant), memberRecords);
  });
}

const isLockable = (browser: { locks?: LockManager }) => browser.locks !== undefined;

/** Replaced in stories and tests, where one page contains several tabs. */
export const IntentPortContext = createContext(browserIntentPort);
