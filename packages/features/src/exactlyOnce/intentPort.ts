import { browserPlatform } from '@cb/ui/platform';
import { createStore, delMany, get, keys, update } from 'idb-keyval';
import { createContext } from 'react';
import { createIntentMemory, patienceMs } from './intentMemory.ts';
import { within } from './within.ts';

/** What intents need of the browser: a memory and a lock that all tabs of a member share. */
export interface IntentPort {
  /** Runs the task when no other tab holds the lock; resolves after it. A closed tab lets go. */
  lock(name: string, task: () => void | Promise<void>): Promise<void>;
  /**
   * The remembered text at once; what another tab has just written may be missing. `null` where
   * there is none, `undefined` where it can't be told.
   */
  peek(name: string): string | null | undefined;
  /**
   * The remembered text, with everything written before; `undefined` where there is none. Rejects
   * where it can't be told.
   */
  load(name: string): Promise<string | undefined>;
  /** Remembers a text; resolves when every tab can load it, rejects where nothing remembers. */
  save(name: string, text: string): Promise<void>;
  /** Hears of what other tabs wrote. */
  subscribe(listener: () => void): () => void;
}

const { clock } = browserPlatform;
const records = createStore('cb-intents', 'records');

/**
 * The Web Locks API, IndexedDB, and localStorage for what shows at once, for its events, and for
 * what IndexedDB fails to keep. Without locks (an insecure origin) tabs still see each other's records.
 */
export const browserIntentPort: IntentPort = {
  ...createIntentMemory({
    database: {
      get: (name) => get<string>(name, records),
      update: (name, change) => update<string>(name, change, records),
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
      // Refused, as in a sandbox.
      if (!started) await once();
    }
  },
  subscribe(listener) {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

/** Forgets the intents whose names are meant, as at the logout. Never fails, and never waits long. */
export async function forgetIntents(isMeant: (name: string) => boolean) {
  await within(patienceMs, clock, async () => {
    const names = await keys<string>(records);
    await delMany(names.filter(isMeant), records);
  });
}

const isLockable = (browser: { locks?: LockManager }) => browser.locks !== undefined;

/** Replaced in stories and tests, where several tabs are one page. */
export const IntentPortContext = createContext(browserIntentPort);
