import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { createContext } from 'react';

/** What intents need of the browser: a memory and a lock that all tabs of a member share. */
export interface IntentPort {
  /** Runs the task when no other tab holds the lock; resolves after it. A closed tab lets go. */
  lock(name: string, task: () => void | Promise<void>): Promise<void>;
  /**
   * The remembered text at once; what another tab has just written may be missing. `null` where
   * there is none, `undefined` where it can't be told.
   */
  glance(name: string): string | null | undefined;
  /** The remembered text, with everything written before; `undefined` where there is none. */
  load(name: string): Promise<string | undefined>;
  /** Remembers a text where the browser allows; resolves when every tab can load it. */
  save(name: string, text: string): Promise<void>;
  /** Hears of what other tabs wrote. */
  subscribe(listener: () => void): () => void;
}

const records = createStore('cb-intents', 'records');

/**
 * The Web Locks API, IndexedDB, and localStorage for what shows at once and for its events: a tab
 * may read it long after another one wrote, even under the lock. Without locks (an insecure origin)
 * tabs still see each other's records; without storage one tab still never sends twice.
 */
export const browserIntentPort: IntentPort = {
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
  glance(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return undefined;
    }
  },
  async load(name) {
    try {
      return await get<string>(name, records);
    } catch {
      return browserIntentPort.glance(name) ?? undefined;
    }
  },
  async save(name, text) {
    try {
      await set(name, text, records);
    } catch {
      // The other tabs learn of it from what they can glance at.
    }
    try {
      localStorage.setItem(name, text);
    } catch {
      // This tab still sends once.
    }
  },
  subscribe(listener) {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

/** Forgets the intents whose names are meant, as at the logout. Never fails. */
export async function forgetIntents(isMeant: (name: string) => boolean) {
  try {
    const names = await keys<string>(records);
    await delMany(names.filter(isMeant), records);
  } catch {
    // Refused storage holds none.
  }
}

const isLockable = (browser: { locks?: LockManager }) => browser.locks !== undefined;

/** Replaced in stories and tests, where several tabs are one page. */
export const IntentPortContext = createContext(browserIntentPort);
