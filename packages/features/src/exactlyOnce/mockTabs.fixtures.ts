import type { Scheduler } from 'fast-check';
import { createIntentMemory } from './intentMemory.ts';
import type { IntentPort } from './intentPort.ts';

/** When storage is used: before the first order is sent, while one is under way, or afterwards. */
export type Moment = 'before' | 'during' | 'after';
export const moments = ['before', 'during', 'after'] as const;

export type DatabaseUse = 'works' | 'fails' | 'hangs';
export type MirrorUse = 'works' | 'fails';

/** How a place responds to each kind of use, at each moment. */
export type PlaceFaults<Use> = Readonly<
  Record<'read' | 'write' | 'remove', Readonly<Record<Moment, Use>>>
>;

export interface Faults {
  readonly database: PlaceFaults<DatabaseUse>;
  readonly mirror: PlaceFaults<MirrorUse>;
}

/** A promise that never settles, for a page that was closed. */
export const never = () => new Promise<never>(() => {});

/**
 * Tabs that share one database, one mirror and one lock. The scheduler may delay every step; the
 * database is used in the order of the calls, as IndexedDB does. A tab sees another tab's write to the
 * mirror only once its storage event arrives, at most a second later, as in browsers.
 */
export function createBrowser(
  scheduler: Scheduler,
  { database, mirror: mirrorFaults }: Faults,
  moment: () => Moment,
) {
  const records = new Map<string, string>();
  const mirror = new Map<string, string>();
  const queue: { tab: number; start: () => void }[] = [];
  const tabs = new Map<number, Map<string, string>>();
  const listeners = new Map<number, Set<() => void>>();
  const events: (() => void)[] = [];
  let uses = Promise.resolve();
  let holder: number | undefined;
  let hasTimedOut = false;

  const step = (label: string) => scheduler.schedule(Promise.resolve(), label);

  function next() {
    if (holder !== undefined) return;
    const waiting = queue.shift();
    if (!waiting) return;
    holder = waiting.tab;
    void step('lock').then(waiting.start);
  }

  async function accessDatabase<T>(
    kind: keyof Faults['database'],
    access: () => T | Promise<T>,
  ): Promise<T> {
    const use = database[kind][moment()];
    const turn = uses.then(() => step(kind));
    uses = turn;
    await turn;
    if (use === 'fails') throw new Error('The database failed.');
    return use === 'hangs' ? never() : access();
  }

  function touchMirror(kind: keyof Faults['mirror']) {
    if (mirrorFaults[kind][moment()] === 'fails') throw new Error('Storage is refused.');
  }

  /** Notifies the other tabs with a delay below a second, in the order of the writes. */
  function tellOthers(tab: number, key: string, text: string) {
    for (const [other, seen] of tabs) {
      if (other === tab) continue;
      events.push(() => {
        seen.set(key, text);
        for (const listener of listeners.get(other) ?? []) listener();
      });
      void step('storage event').then(() => events.shift()?.());
    }
  }

  async function passSecond() {
    await step('a second');
    for (const event of events.splice(0)) event();
  }

  function openTab(tab: number): IntentPort {
    const seen = new Map(mirror);
    const own = new Set<() => void>();
    tabs.set(tab, seen);
    listeners.set(tab, own);
    return {
      ...createIntentMemory({
        database: {
          get: (key) => accessDatabase('read', () => (tabs.has(tab) ? records.get(key) : never())),
          update: (key, change) =>
            accessDatabase('write', () =>
              tabs.has(tab) ? void records.set(key, change(records.get(key))) : never(),
            ),
        },
        mirror: {
          get(key) {
            touchMirror('read');
            return seen.get(key) ?? null;
          },
          put(key, text) {
            touchMirror('write');
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
              if (isCancelled || !tabs.has(tab)) return;
              hasTimedOut = true;
              callback();
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
        own.add(listener);
        return () => own.delete(listener);
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

  /** Deletes all records where that is possible, as at logout. */
  function forget() {
    void accessDatabase('remove', () => records.clear()).catch(() => {});
    try {
      touchMirror('remove');
      for (const shown of [mirror, ...tabs.values()]) shown.clear();
    } catch {
      // The records stay.
    }
  }

  /** The stored texts that a tab could read if its storage worked. */
  const textsFor = (tab: number, key: string) => [records.get(key), tabs.get(tab)?.get(key)];

  return {
    openTab,
    closeTab,
    forget,
    textsFor,
    /** Whether the database has failed, or was slower than its time limit. */
    hasTimedOut: () => hasTimedOut,
  };
}
