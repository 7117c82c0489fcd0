import { manualClock } from '@cb/ui/internal/fakePlatform';
import { describe, expect, test } from 'vitest';
import { createIntent } from './intent.ts';
import { createIntentMemory, type IntentPlaces } from './intentMemory.ts';
import { newerText } from './intentRecord.ts';
import { memoryIntentPort } from './memoryIntentPort.ts';
import type { CallResult } from '../wire/post.ts';

const name = 'cb-intent:member-1:payza';
const key = '5f0c1f6e-30a4-4c0e-9d0b-8a4f1c2f7d11';
const recordOf = (generation: number, phase: string) =>
  JSON.stringify({ generation, key, cb: 1000, phase });

const settled = () => new Promise((resolve) => void setTimeout(resolve));
const fails = () => Promise.reject(new Error('AbortError'));
const hangs = () => new Promise<never>(() => {});
const refuses = () => {
  throw new Error('SecurityError');
};

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
  ])('where %s', async (_what, first, second) => {
    const { clock, open } = createPlaces();
    const port = memoryIntentPort();
    const tabs = [first, second].map((database) =>
      createIntent(name, { ...port, ...open({ database }) }),
    );
    await settled();
    const requests: string[] = [];
    for (const [index, intent] of tabs.entries()) {
      intent.confirm(
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
      await settled();
      await clock.advance(1000);
    }
    await settled();
    expect(requests).toEqual(['by tab 0']);
    for (const intent of tabs) expect(intent.get()).toEqual({ status: 'lost', cb: 1000 });
  });
});

test('falls back to the mirror if the database does not respond within a second', async () => {
  const { clock, shown, open } = createPlaces();
  let loaded: string | undefined;
  const loading = open({ database: { get: hangs } }).load(name);
  void loading.then((text) => (loaded = text));
  // Another tab's write becomes visible late.
  shown.set(name, recordOf(1, 'sending'));
  await clock.advance(999);
  await settled();
  expect(loaded).toBeUndefined();
  await clock.advance(1);
  expect(await loading).toBe(recordOf(1, 'sending'));
});

test.each([
  [recordOf(2, 'sending'), recordOf(1, 'answered')],
  [recordOf(2, 'checked'), recordOf(2, 'lost')],
  [recordOf(1, 'lost'), recordOf(1, 'sending')],
])('uses the newer record of both places', async (newer, older) => {
  const { kept, shown, open } = createPlaces();
  for (const [one, other] of [
    [newer, older],
    [older, newer],
  ] as const) {
    kept.set(name, one);
    shown.set(name, other);
    expect(await open().load(name)).toBe(newer);
    expect(newerText(one, other)).toBe(newer);
  }
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

test('without any storage both loading and saving reject', async () => {
  const { clock, open } = createPlaces();
  const memory = open({
    database: { get: fails, update: fails },
    mirror: { get: refuses, put: refuses },
  });
  expect(memory.peek(name)).toBeUndefined();
  const both = Promise.allSettled([memory.load(name), memory.save(name, recordOf(1, 'sending'))]);
  await clock.advance(1000);
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
