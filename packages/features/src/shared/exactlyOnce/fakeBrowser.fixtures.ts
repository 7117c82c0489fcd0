import type { Scheduler } from 'fast-check';
import { createSignal } from '../basics/signal.ts';
import type { OtherTabs, TabMessage } from '../session/otherTabs.ts';
import type { OrderRecords, OrderRecord } from './orderRecords.ts';

/** The result of a database access; a late write takes effect after it was reported as failed. */
export type Access = 'works' | 'fails' | 'late';

/** A promise that never settles, for a page that was closed. */
export const never = () => new Promise<never>(() => {});

/**
 * Tabs that share one database, one lock and one channel. The scheduler may delay every step. The
 * database is used in the order of the calls, as IndexedDB does, and fails as `accesses` say.
 */
export function createBrowser(scheduler: Scheduler, accesses: Iterator<Access>, delivers: boolean) {
  const stored = new Map<string, OrderRecord>();
  const queue: { tab: number; start: () => Promise<void> }[] = [];
  const tabs = new Map<number, ReturnType<typeof createSignal<TabMessage>>>();
  let uses = Promise.resolve();
  let holder: number | undefined;

  const step = (label: string) => scheduler.schedule(Promise.resolve(), label);

  function next() {
    if (holder !== undefined) return;
    const nextWaiting = queue.shift();
    if (!nextWaiting) return;
    holder = nextWaiting.tab;
    void step('lock').then(nextWaiting.start);
  }

  async function access<T>(tab: number, label: string, run: () => T): Promise<T> {
    const how: Access = accesses.next().value;
    const turn = uses.then(() => step(label));
    uses = turn;
    if (how === 'late') {
      void turn.then(run);
      throw new Error('The database was given up.');
    }
    await turn;
    if (!tabs.has(tab)) return never();
    if (how === 'fails') throw new Error('The database failed.');
    return run();
  }

  function openTab(tab: number): { records: OrderRecords; otherTabs: OtherTabs } {
    const received = createSignal<TabMessage>();
    tabs.set(tab, received);
    const records: OrderRecords = {
      read: (name) => access(tab, 'read', () => stored.get(name)),
      write: (name, record) => access(tab, 'write', () => void stored.set(name, record)),
      lock: (_name, task) =>
        new Promise((resolve, reject) => {
          async function start() {
            if (holder !== tab) return;
            await task().then(resolve, reject);
            if (holder === tab) holder = undefined;
            next();
          }
          queue.push({ tab, start });
          next();
        }),
    };
    const otherTabs: OtherTabs = {
      subscribe: received.subscribe,
      broadcast(message) {
        if (!delivers) return;
        for (const [other, { emit }] of tabs) {
          if (other !== tab) void step('message').then(() => tabs.has(other) && emit(message));
        }
      },
    };
    return { records, otherTabs };
  }

  /** Releases the tab's locks; none of its code runs any more. */
  function closeTab(tab: number) {
    tabs.delete(tab);
    queue.splice(0, queue.length, ...queue.filter((waiting) => waiting.tab !== tab));
    if (holder === tab) holder = undefined;
    next();
  }

  /** Deletes all records after the accesses that were made before, as at logout. */
  function forget() {
    uses = uses.then(() => stored.clear());
  }

  return { openTab, closeTab, forget, stored: (name: string) => stored.get(name) };
}
