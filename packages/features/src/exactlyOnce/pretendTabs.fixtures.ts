import type { Scheduler } from 'fast-check';
import { createIntentMemory } from './intentMemory.ts';
import type { IntentPort } from './intentPort.ts';

/** The outcome of one access to the database. A working one may still respond too late. */
export type DatabaseUse = 'works' | 'fails' | 'hangs';

export interface Faults {
  /** The outcomes of successive accesses, repeated from the start. */
  readonly database: readonly DatabaseUse[];
  /** Whether every tab is refused the mirror, as by a browser setting. */
  readonly noMirror: boolean;
}

/** A promise that never settles, for a page that was closed. */
export const never = () => new Promise<never>(() => {});

/**
 * Tabs that share one database, one mirror and one lock. The scheduler may delay every step. A tab
 * sees another tab's write to the mirror only once its storage event arrives, at most a second
 * later, as in browsers.
 */
export function createBrowser(scheduler: Scheduler, { database, noMirror }: Faults) {
  const records = new Map<string, string>();
  const mirror = new Map<string, string>();
  const queue: { tab: number; start: () => void }[] = [];
  const tabs = new Map<number, { hear: (key: string, text: string) => void }>();
  const events: (() => void)[] = [];
  let uses = 0;
  let holder: number | undefined;

  const step = (label: string) => scheduler.schedule(Promise.resolve(), label);

  function next() {
    if (holder !== undefined) return;
    const waiting = queue.shift();
    if (!waiting) return;
    holder = waiting.tab;
    void step('lock').then(waiting.start);
  }

  async function touchDatabase(label: string) {
    const use = database[uses++ % database.length];
    await step(label);
    if (use === 'fails') throw new Error('The database failed.');
    if (use === 'hangs') await never();
  }

  /** Notifies the other tabs with a delay below a second, in the order of the writes. */
  function tellOthers(tab: number, key: string, text: string) {
    for (const other of tabs.keys()) {
      if (other === tab) continue;
      events.push(() => tabs.get(other)?.hear(key, text));
      void step('storage event').then(() => events.shift()?.());
    }
  }

  async function passSecond() {
    await step('a second');
    for (const event of events.splice(0)) event();
  }

  function openTab(tab: number): IntentPort {
    const seen = new Map(mirror);
    const listeners = new Set<() => void>();
    const refuse = () => {
      if (noMirror) throw new Error('Storage is refused.');
    };
    tabs.set(tab, {
      hear(key, text) {
        seen.set(key, text);
        for (const listener of listeners) listener();
      },
    });
    return {
      ...createIntentMemory({
        database: {
          async get(key) {
            await touchDatabase('load');
            return tabs.has(tab) ? records.get(key) : never();
          },
          async update(key, change) {
            await touchDatabase('save');
            if (!tabs.has(tab)) return never();
            records.set(key, change(records.get(key)));
          },
        },
        mirror: {
          get(key) {
            refuse();
            return seen.get(key) ?? null;
          },
          put(key, text) {
            refuse();
            if (!tabs.has(tab)) return;
            for (const shown of [seen, mirror]) shown.set(key, text);
            tellOthers(tab, key, text);
          },
        },
        clock: {
          after(_ms, callback) {
            let isCancelled = false;
            async function run() {
              await passSecond();
              if (!isCancelled && tabs.has(tab)) callback();
            }
            void run();
            return () => (isCancelled = true);
          },
        },
      }),
      lock: (_name, task) =>
        new Promise((resolve) => {
          const start = async () => {
            if (holder !== tab) return;
            await task();
            if (holder === tab) holder = undefined;
            next();
            resolve();
          };
          queue.push({ tab, start: () => void start() });
          next();
        }),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }

  /** Releases the tab's locks and removes it from the queue; none of its code runs any more. */
  function closeTab(tab: number) {
    tabs.delete(tab);
    queue.splice(0, queue.length, ...queue.filter((waiting) => waiting.tab !== tab));
    if (holder === tab) holder = undefined;
    next();
  }

  return { openTab, closeTab };
}
