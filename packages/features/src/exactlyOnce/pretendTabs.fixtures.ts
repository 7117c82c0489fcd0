import type { Scheduler } from 'fast-check';
import { createIntentMemory } from './intentMemory.ts';
import type { IntentPort } from './intentPort.ts';

/** What becomes of one use of the database; also one that works may come when nobody waits any more. */
export type DatabaseUse = 'works' | 'fails' | 'hangs';

export interface Faults {
  /** In turn, over and over. */
  readonly database: readonly DatabaseUse[];
  /** The mirror is refused, as by a setting: in every tab. */
  readonly noMirror: boolean;
}

/** For a page that is closed, which nothing is told any more. */
export const never = () => new Promise<never>(() => {});

/**
 * Tabs over one database, one mirror and one lock, every step of which the scheduler may put off.
 * What a tab sees in the mirror is old until the event of another tab's writing comes, as in
 * browsers, whose tabs hear of each other's storage in their own time, but within a second.
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

  /** Told in its own time, in the order of writing, and before a second has passed. */
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

  /** What a tab waited for and held goes free; nothing of it runs any more. */
  function closeTab(tab: number) {
    tabs.delete(tab);
    queue.splice(0, queue.length, ...queue.filter((waiting) => waiting.tab !== tab));
    if (holder === tab) holder = undefined;
    next();
  }

  return { openTab, closeTab };
}
