import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createExpiringStore } from './expiringStore.ts';

const lifeMs = 300_000;

/** Returns a storage with a quota in characters. */
function createStorage(quota = Infinity) {
  const stored = new Map<string, string>();
  return {
    stored,
    quota,
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem(key: string, text: string) {
      if (text.length > this.quota) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
  };
}

function setUp(storage = createStorage()) {
  const time = { now: 1_000_000 };
  const open = () =>
    createExpiringStore({ name: 'Dict', lifeMs, now: () => time.now, storage: () => storage });
  return { time, storage, open, store: open() };
}

test('returns a stored value until it expires', () => {
  const { store, time } = setUp();
  store.write('A', 7);
  time.now += lifeMs - 1;
  expect(store.read('A', v.number())).toEqual({ at: 1_000_000, value: 7 });
  time.now += 1;
  expect(store.read('A', v.number())).toBeUndefined();
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
  expect(store.read('A', v.number())).toBeUndefined();
  store.write('A', 2);
  expect(store.read('A', v.number())?.value).toBe(2);
});

test.each([
  ['no JSON', '{"A":'],
  ['null', 'null'],
  ['a list', '[1]'],
  ['a string', '"x"'],
  ['an entry of another shape', '{"A":7}'],
  ['an unknown version', '{"A":{"version":2,"at":999999,"value":7}}'],
  ['no time', '{"A":{"version":1,"value":7}}'],
  ['an invalid time', '{"A":{"version":1,"at":null,"value":7}}'],
  ['a value of another type', '{"A":{"version":1,"at":999999,"value":"7"}}'],
  ['an entry in a prototype', '{"__proto__":{"A":{"version":1,"at":999999,"value":7}}}'],
])('ignores and replaces %s', (_kind, text) => {
  const { store, storage } = setUp();
  storage.stored.set('Dict', text);
  expect(store.read('A', v.number())).toBeUndefined();
  store.write('A', 8);
  expect(store.read('A', v.number())?.value).toBe(8);
});

test('two tabs share entries, and neither removes those of the other', () => {
  const { open } = setUp();
  const [one, other] = [open(), open()];
  one.write('A', 1);
  other.write('B', 2);
  expect(one.read('B', v.number())?.value).toBe(2);
  expect(other.read('A', v.number())?.value).toBe(1);
});

test('old entries are removed when another is written', () => {
  const { store, storage, time } = setUp();
  store.write('A', 1);
  time.now += lifeMs;
  store.write('B', 2);
  expect(storage.stored.get('Dict')).not.toContain('"A"');
});

test('if storage is full, only the newest entry is kept, or none', () => {
  const { store, storage } = setUp(createStorage(80));
  store.write('A', 1);
  store.write('B', 2);
  expect(store.read('A', v.number())).toBeUndefined();
  expect(store.read('B', v.number())?.value).toBe(2);
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
  expect(store.read('A', v.number())).toBeUndefined();
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
      const { store, storage, time } = setUp();
      const written = new Map<string, { at: number; value: number }>();
      for (const [value, one] of steps.entries()) {
        if (one.kind === 'jump') time.now += one.ms;
        if (one.kind === 'corrupt') storage.stored.set('Dict', one.text);
        // One entry fits into 80 characters, two do not.
        if (one.kind === 'fill') storage.quota = storage.quota === Infinity ? 80 : Infinity;
        if (one.kind === 'write') {
          store.write(one.key, value);
          written.set(one.key, { at: time.now, value });
        }
        for (const key of ['A', 'B', '__proto__', 'toString']) {
          const found = store.read(key, v.number());
          if (!found) continue;
          expect(found).toEqual(written.get(key));
          expect(found.at <= time.now && time.now - found.at < lifeMs).toBe(true);
        }
      }
    }),
    { seed: 1, numRuns: 1000 },
  );
});
