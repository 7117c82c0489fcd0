import { manualClock } from '@cb/ui/internal/fakePlatform';
import { beforeEach, expect, test, vi } from 'vitest';
import { brandOf } from './catalogue.fixtures.ts';
import { createCatalogueMemory } from './catalogueMemory.ts';

const fiveMinutes = 5 * 60_000;
const small = [brandOf({ brandKey: 'small' })];
const large = [brandOf({ brandKey: 'large', terms: 't'.repeat(2_000_000) })];

/** Two tabs of a browser; its local storage allows `quota` characters. */
function browser({ quota = 5_000_000 } = {}) {
  const local = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    removeItem: (key: string) => void local.delete(key),
    setItem(key: string, text: string) {
      if (text.length > quota) throw new DOMException('full', 'QuotaExceededError');
      local.set(key, text);
    },
  });
  const clock = manualClock();
  let stored: unknown;
  const database = {
    get: async () => stored,
    put: async (text: string) => void (stored = text),
  };
  return { local, clock, database, memory: createCatalogueMemory(clock, database) };
}

beforeEach(() => () => void vi.unstubAllGlobals());

test('a catalogue that fits is in local storage alone [CAT-09]', async () => {
  const { memory, local, clock, database } = browser();
  memory.write(small, clock.now());
  expect(local.get('TangocardCatalog')).toContain('"brandKey":"small"');
  expect(await database.get()).toBeUndefined();
  expect(await memory.read()).toEqual({ at: clock.now(), value: small });
});

test.each([
  ['a large catalogue', {}, large],
  ['a catalogue beside full storage', { quota: 200 }, small],
])('%s is in the database, and leaves local storage to orders', async (_what, options, brands) => {
  const { memory, local, clock } = browser(options);
  const at = clock.now();
  memory.write(brands, at);
  expect(local.get('TangocardCatalog')?.length).toBeLessThan(200);
  await clock.advance(fiveMinutes - 1);
  expect(await memory.read()).toEqual({ at, value: brands });
  await clock.advance(1);
  expect(await memory.read()).toBeUndefined();
});

test('a large catalogue whose entry in local storage is gone or newer counts as absent', async () => {
  const { memory, local, clock, database } = browser();
  memory.write(large, clock.now());
  await clock.advance(60_000);
  createCatalogueMemory(clock, { ...database, put: () => Promise.reject(new Error('full')) }).write(
    large,
    clock.now(),
  );
  expect(await memory.read()).toBeUndefined();
  local.clear();
  expect(await memory.read()).toBeUndefined();
});

test.each([
  ['refuses', () => Promise.reject(new Error('refused'))],
  ['has no JSON', async () => '{"at":'],
  ['has another record', async () => '[1]'],
])('a database that %s counts as empty at once', async (_what, get) => {
  const { memory, clock, database } = browser();
  memory.write(large, clock.now());
  expect(await createCatalogueMemory(clock, { ...database, get }).read()).toBeUndefined();
});

test('a database that never answers counts as empty after a second', async () => {
  const { memory, clock, database } = browser();
  memory.write(large, clock.now());
  const get = () => new Promise<never>(() => {});
  const reading = createCatalogueMemory(clock, { ...database, get }).read();
  await clock.advance(1000);
  expect(await reading).toBeUndefined();
});
