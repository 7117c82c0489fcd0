import { afterPendingTasks, manualClock } from '@cb/ui/internal/fakePlatform';
import { describe, expect, test } from 'vitest';
import { createIntent, type Courier, type Order } from './intent.ts';
import { createIntentMemory, type IntentPlaces } from './intentMemory.ts';
import { newerText } from './intentRecord.ts';
import { memoryIntentPort } from './memoryIntentPort.ts';
import type { CallResult } from '../wire/post.ts';
import { answered } from '../wire/mockServer.fixtures.ts';

const name = 'cb-intent:member-1:payza';
const key = '5f0c1f6e-30a4-4c0e-9d0b-8a4f1c2f7d11';
const recordOf = (generation: number, phase: string) =>
  JSON.stringify({ generation, key, cb: 1000, phase });

const fails = () => Promise.reject(new Error('AbortError'));
const hangs = () => new Promise<never>(() => {});
const refuses = () => {
  throw new Error('SecurityError');
};

/** Passes a number of seconds, in each of which everything that can go on does. */
async function pass(clock: ReturnType<typeof manualClock>, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    await clock.advance(1000);
  }
}

/** One browser's storage places, and a function that opens a tab's memory with overrides. */
function createPlaces() {
  const clock = manualClock();
  const kept = new Map<string, string>();
  const shown = new Map<string, string>();
  const open = (given: { [Place in 'database' | 'mirror']?: Partial<IntentPlaces[Place]> } = {}) =>
    createIntentMemory({
      clock,
      database: {
        get: async (of) => kept.get(of),
        update: async (of, change) => void kept.set(of, change(kept.get(of))),
        ...given.database,
      },
      mirror: {
        get: (of) => shown.get(of) ?? null,
        put: (of, text) => void shown.set(of, text),
        ...given.mirror,
      },
    });
  return { clock, kept, shown, open };
}

describe('two tabs that confirm at the same moment send once', () => {
  type Database = Partial<IntentPlaces['database']>;

  test.each<[string, Database, Database]>([
    ['the database keeps nothing for the first tab', { update: fails }, {}],
    ['the database never keeps it for the first tab', { update: hangs }, {}],
    ['the database answers nothing to the second tab', {}, { get: fails }],
    ['the database never answers the second tab', {}, { get: hangs }],
    ['the database never answers', { get: hangs, update: hangs }, { get: hangs, update: hangs }],
    ['all is well', {}, {}],
  ])('if %s', async (_what, first, second) => {
    const { clock, open } = createPlaces();
    const port = memoryIntentPort();
    const tabs = [first, second].map((database) =>
      createIntent(name, { ...port, ...open({ database }) }),
    );
    await afterPendingTasks();
    const requests: string[] = [];
    for (const [index, intent] of tabs.entries()) {
      void intent.confirm(
        { cb: 1000 },
        {
          mayGo: async () => 'yes',
          async send(): Promise<CallResult> {
            requests.push(`by tab ${index}`);
            return { kind: 'transport', path: '/payza/createOrder', reason: 'timeout' };
          },
        },
      );
    }
    for (let second = 0; second < 10; second += 1) {
      await afterPendingTasks();
      await clock.advance(1000);
    }
    await afterPendingTasks();
    expect(requests).toEqual(['by tab 0']);
    for (const intent of tabs) expect(intent.get()).toEqual({ status: 'lost', cb: 1000 });
  });
});

test('falls back to the mirror if the database does not respond within a second', async () => {
  const { clock, shown, open } = createPlaces();
  let hasLoaded = false;
  const loading = open({ database: { get: hangs } }).load(name);
  void loading.then(() => (hasLoaded = true));
  // Another tab's write becomes visible late.
  shown.set(name, recordOf(1, 'sending'));
  await clock.advance(999);
  await afterPendingTasks();
  expect(hasLoaded).toBe(false);
  await clock.advance(1);
  expect(await loading).toEqual({ kept: undefined, seen: recordOf(1, 'sending') });
});

test('a late database write does not replace a newer record', async () => {
  const { clock, kept, open } = createPlaces();
  const late: (() => void)[] = [];
  const slow = open({
    database: {
      update: async (of, change) => void late.push(() => kept.set(of, change(kept.get(of)))),
    },
  });
  const saving = slow.save(name, recordOf(1, 'answered'));
  await clock.advance(1000);
  await saving;
  await open().save(name, recordOf(2, 'sending'));
  for (const arrive of late) arrive();
  expect(kept.get(name)).toBe(recordOf(2, 'sending'));
});

test('malformed records are ignored', () => {
  expect(newerText('{', recordOf(1, 'sending'))).toBe(recordOf(1, 'sending'));
  expect(newerText(recordOf(1, 'sending'), 'null')).toBe(recordOf(1, 'sending'));
});

test('without any storage nothing is read or saved', async () => {
  const { clock, open } = createPlaces();
  const memory = open({
    database: { get: fails, update: fails },
    mirror: { get: refuses, put: refuses },
  });
  expect(memory.peek(name)).toBeUndefined();
  const loading = memory.load(name);
  const saving = memory.save(name, recordOf(1, 'sending'));
  await clock.advance(1000);
  expect(await loading).toEqual({ kept: undefined, seen: undefined });
  expect(await saving).toEqual({ inDatabase: false, inMirror: false });
});

const answeredRecord = JSON.stringify({
  generation: 1,
  key,
  cb: 1000,
  phase: 'answered',
  envelope: answered({ ErrorCode: 'SUCCESS', Info: ['Placed.'] }).envelope,
});

/** A tab whose accesses to the database fail between `fail` and `recover`. */
function openFlaky(kept: Map<string, string>, shown: Map<string, string>) {
  const clock = manualClock();
  let isDown = false;
  const access = () => (isDown ? fails() : Promise.resolve());
  const memory = createIntentMemory({
    clock,
    database: {
      get: (of) => access().then(() => kept.get(of)),
      update: (of, change) => access().then(() => void kept.set(of, change(kept.get(of)))),
    },
    mirror: {
      get: (of) => shown.get(of) ?? null,
      put: (of, text) => void shown.set(of, text),
    },
  });
  return {
    clock,
    open: () => createIntent(name, { ...memoryIntentPort(), ...memory }),
    fail: () => (isDown = true),
    recover: () => (isDown = false),
  };
}

const never: Courier<Order> = {
  mayGo: async () => 'yes',
  send: () => Promise.reject(new Error('Nothing should be sent.')),
};

test('an answer that only the database contains, read too late, is not shown for a new order', async () => {
  const tab = openFlaky(new Map([[name, answeredRecord]]), new Map());
  tab.fail();
  const intent = tab.open();
  await pass(tab.clock, 2);
  tab.recover();
  void intent.confirm({ cb: 2000 }, never);
  await pass(tab.clock, 4);
  expect(intent.get()).toEqual({ status: 'unsent', cb: 2000, reason: 'storage' });
});

test('an answer that the mirror did not keep is not shown when the page opens', async () => {
  const tab = openFlaky(
    new Map([[name, answeredRecord]]),
    new Map([[name, recordOf(1, 'sending')]]),
  );
  tab.fail();
  const intent = tab.open();
  expect(intent.get()).toEqual({ status: 'sending', cb: 1000 });
  tab.recover();
  await pass(tab.clock, 3);
  expect(intent.get()).toEqual({ status: 'idle' });
});

test('nothing is sent while a database that has answered before does not', async () => {
  const kept = new Map<string, string>();
  const tab = openFlaky(kept, new Map());
  const intent = tab.open();
  await pass(tab.clock, 1);
  // Another tab's mirror was full.
  kept.set(name, recordOf(1, 'lost'));
  tab.fail();
  void intent.confirm({ cb: 2000 }, never);
  await pass(tab.clock, 4);
  expect(intent.get()).toEqual({ status: 'unsent', cb: 2000, reason: 'storage' });
});

const uses = ['works', 'fails', 'hangs'] as const;
const places = uses.flatMap((read) => uses.map((write) => ({ read, write })));

/**
 * Orders one after another in one tab, then after a logout that deletes nothing from the database, or
 * nothing from the mirror.
 */
describe.each(places)('if the database $read when read and $write when written', (database) => {
  const mirrors = places.filter(({ read, write }) => read !== 'hangs' && write !== 'hangs');

  test.each(mirrors)(
    'and the mirror $read and $write, each order shows its own outcome',
    async (mirror) => {
      const { clock, kept, shown, open } = createPlaces();
      const use = { works: async () => {}, fails, hangs };
      const memory = open({
        database: {
          get: async (of) => (await use[database.read](), kept.get(of)),
          update: async (of, change) => {
            await use[database.write]();
            kept.set(of, change(kept.get(of)));
          },
        },
        mirror: {
          get: (of) => (mirror.read === 'works' ? (shown.get(of) ?? null) : refuses()),
          put: (of, text) => (mirror.write === 'works' ? void shown.set(of, text) : refuses()),
        },
      });
      const sent: number[] = [];
      let intent = createIntent(name, { ...memoryIntentPort(), ...memory });

      async function order(cb: number) {
        intent.reset();
        void intent.confirm(
          { cb },
          {
            mayGo: async () => 'yes',
            async send() {
              sent.push(cb);
              return answered({ ErrorCode: 'SUCCESS', Info: [`Placed ${cb}.`] });
            },
          },
        );
        await pass(clock, 6);
        const state = intent.get();
        const envelope = { info: [`Placed ${cb}.`] };
        expect(state).toMatchObject(
          sent.includes(cb) ? { status: 'answered', cb, envelope } : { status: 'unsent', cb },
        );
        return state.status;
      }

      const outcomes: string[] = [];
      for (const cb of [1000, 2000, 3000]) outcomes.push(await order(cb));
      for (const place of [kept, shown]) {
        place.clear();
        intent.end();
        intent = createIntent(name, { ...memoryIntentPort(), ...memory });
        for (const cb of [4000 + place.size, 5000]) outcomes.push(await order(cb));
      }
      const isUsable = [database, mirror].some(
        ({ read, write }) => read === 'works' && write === 'works',
      );
      expect(new Set(outcomes)).toEqual(new Set([isUsable ? 'answered' : 'unsent']));
    },
  );
});
