import { createContext } from 'react';

/** What intents need of the browser: a memory and a lock that all tabs of a member share. */
export interface IntentPort {
  /** Runs the task when no other tab holds the lock; resolves after it. A closed tab lets go. */
  lock(name: string, task: () => void | Promise<void>): Promise<void>;
  /** The remembered text; `undefined` where there is none or storage is refused. */
  read(name: string): string | undefined;
  /** Remembers a text where storage allows. */
  write(name: string, text: string): void;
  /** Hears of what other tabs wrote. */
  subscribe(listener: () => void): () => void;
}

/**
 * The Web Locks API and localStorage. Without locks (an insecure origin) tabs still see each
 * other's records; without storage one tab still never sends twice.
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
  read(name) {
    try {
      return localStorage.getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(name, text) {
    try {
      localStorage.setItem(name, text);
    } catch {
      // This tab still sends once; only the other tabs do not learn of it.
    }
  },
  subscribe(listener) {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

const isLockable = (browser: { locks?: LockManager }) => browser.locks !== undefined;

/** Replaced in stories and tests, where several tabs are one page. */
export const IntentPortContext = createContext(browserIntentPort);
