import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createExpiringStore } from './expiringStore.ts';
import { createStoreMemory } from './storeMemory.ts';

const lifeMs = 300_000;
const number = v.number();

/** A storage with a quota in characters. */
function memory(quota = Infinity) {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem(key: string, text: string) {
      if (text.length > quota) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
  };
}

function setUp(storage = memory()) {
  const time = { now: 1_000_000 };
  const open = () =>
    createExpiringStore({ name: 'Dict', lifeMs, now: () => time.now, storage: () => storage });
  return { time, storage, open, store: open() };
}

test('returns a stored value until it expires', () => {
  const { store, time } = setUp();
  store.write('A', 7);
  time.now += lifeMs - 1;
  expect(store.read('A', number)).toEqual({ at: 1_000_000, value: 7 });
  time.now += 1;
  expect(store.read('A', number)).toBeUndefined();
});

test('keeps all entries in one dictionary of the given name', () => {
  const { store, storage } = setUp();
  store.write('A', 1);
  store.write('B', 2);
  expect([...storage.stored.keys()]).toEqual(['Dict']);
  expect(Object.keys(JSON.parse(storage.stored.get('Dict') ?? ''))).toEqual(['A', 'B']);
});

test('ignores entries from the future, as after the clock was set back', () => {
  const { store, time } = setUp();
  store.write('A', 1);
  time.now -= 1;
  expect(store.read('A', number)).toBeUndefined();
  store.write('A', 2);
  expect(store.read('A', number)?.value).toBe(2);
});

test.each([
  ['no JSON', '{"A":'],
  ['null', 'null'],
  ['a list', '[1]'],
  ['a text', '"x"'],
  ['another entry', '{"A":7}'],
  ['an unknown version', '{"A":{"version":2,"at":999999,"value":7}}'],
  ['no moment', '{"A":{"version":1,"value":7}}'],
  ['an invalid time', '{"A":{"version":1,"at":null,"value":7}}'],
  ['another value', '{"A":{"version":1,"at":999999,"value":"7"}}'],
  ['a prototype', '{"__proto__":{"A":{"version":1,"at":999999,"value":7}}}'],
])('ignores and replaces %s', (_what, text) => {
  const { store, storage } = setUp();
  storage.stored.set('Dict', text);
  expect(store.read('A', number)).toBeUndefined();
  store.write('A', 8);
  expect(store.read('A', number)?.value).toBe(8);
});

test('two tabs share entries, and neither loses the other one', () => {
  const { open } = setUp();
  const [one, other] = [open(), open()];
  one.write('A', 1);
  other.write('B', 2);
  expect(one.read('B', number)?.value).toBe(2);
  expect(other.read('A', number)?.value).toBe(1);
});

test('old entries are removed when another is written', () => {
  const { store, storage, time } = setUp();
  store.write('A', 1);
  time.now += lifeMs;
  store.write('B', 2);
  expect(storage.stored.get('Dict')).not.toContain('"A"');
});

test('if storage is full, only the newest entry is kept, or none', () => {
  const { store, storage } = setUp(memory(80));
  store.write('A', 1);
  store.write('B', 2);
  expect(store.read('A', number)).toBeUndefined();
  expect(store.read('B', number)?.value).toBe(2);
  store.write('C', 'x'.repeat(100));
  expect(store.read('C', v.string())).toBeUndefined();
  expect(storage.stored.size).toBe(0);
});

test('a dictionary that would leave orders no room is not stored', () => {
  const { store, storage } = setUp();
  store.write('A', 'x'.repeat(3_900_000));
  expect(storage.stored.size).toBe(1);
  store.write('A', 'x'.repeat(4_000_000));
  expect(storage.stored.size).toBe(0);
});

test('without storage everything is absent, and nothing throws', () => {
  const store = createExpiringStore({
    name: 'Dict',
    lifeMs,
    now: () => 0,
    storage: () => {
      throw new DOMException('off', 'SecurityError');
    },
  });
  expect(() => store.write('A', 1)).not.toThrow();
  expect(store.read('A', number)).toBeUndefined();
});

test('reads only valid entries, whatever the storage contains', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('write' as const), key: fc.constantFrom('A', 'B', '__proto__') }),
    fc.record({
      kind: fc.constant('jump' as const),
      ms: fc.integer({ min: -400_000, max: 400_000 }),
    }),
    fc.record({ kind: fc.constant('corrupt' as const), text: fc.oneof(fc.json(), fc.string()) }),
    fc.record({ kind: fc.constant('fill' as const) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const limits = { quota: Infinity };
      const full = memory();
      const storage = {
        ...full,
        setItem(key: string, text: string) {
          if (text.length > limits.quota) throw new DOMException('full', 'QuotaExceededError');
          full.setItem(key, text);
        },
      };
      let now = 1e12;
      const store = createExpiringStore({
        name: 'D',
        lifeMs,
        now: () => now,
        storage: () => storage,
      });
      const written = new Map<string, { at: number; value: number }>();
      let count = 0;
      for (const one of steps) {
        if (one.kind === 'jump') now += one.ms;
        if (one.kind === 'fill') limits.quota = limits.quota === Infinity ? 90 : Infinity;
        if (one.kind === 'corrupt') full.stored.set('D', one.text);
        if (one.kind === 'write') {
          count += 1;
          store.write(one.key, count);
          written.set(one.key, { at: now, value: count });
        }
        for (const key of ['A', 'B', '__proto__', 'toString']) {
          const found = store.read(key, number);
          if (!found) continue;
          expect(found).toEqual(written.get(key));
          expect(found.at <= now && now - found.at < lifeMs).toBe(true);
        }
      }
    }),
    { seed: 1, numRuns: 1000 },
  );
});

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => stored.clear());

const clock = { now: () => 1_000_000, after: () => () => {} };
const open = (userId = 'm-7') => createStoreMemory(clock, userId);

test('keeps the last four viewed rewards, each once, latest first', () => {
  for (const key of ['A', 'B', 'C', 'A', 'D', 'E']) open().view(key);
  expect(open().viewed()).toEqual(['E', 'D', 'A', 'C']);
  expect(open('m-8').viewed()).toEqual([]);
  open().view('D');
  expect(open().viewed()).toEqual(['D', 'E', 'A', 'C']);
});

test('keeps the balance of the last visit', () => {
  expect(open().lastBalance()).toBeUndefined();
  open().keepBalance(1250.5);
  open().view('A');
  expect(open().lastBalance()).toBe(1250.5);
});

test('ignores malformed entries', () => {
  stored.set('cb-store:m-7', '{"viewed":{"version":1,"at":1000000,"value":[7]}}');
  expect(open().viewed()).toEqual([]);
});
