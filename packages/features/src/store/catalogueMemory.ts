import type { Clock } from '@cb/ui/platform';
import { get, update } from 'idb-keyval';
import * as v from 'valibot';
import { patienceMs } from '../exactlyOnce/intentMemory.ts';
import { memberRecords } from '../exactlyOnce/intentPort.ts';
import { within } from '../exactlyOnce/within.ts';
import { brandList, type Brand } from './catalogue.ts';
import { createExpiringStore, type Stored } from './expiringStore.ts';

/** How long the catalogue and the denominations are used: five minutes (CAT-09), in ms. */
export const catalogueLifeMs = 5 * 60_000;

/** The dictionary of local storage that the specification names, and the key in IndexedDB. */
const name = 'TangocardCatalog';

/** The dictionary of the catalogue and the denominations in local storage (CAT-09, CAT-10). */
export const catalogueStore = (clock: Clock) =>
  createExpiringStore({ name, lifeMs: catalogueLifeMs, now: () => clock.now() });

/** Reads a list that was stored whole. With a record of another shape it counts as absent (D30). */
export function readWhole<T>(
  stored: Stored<unknown> | undefined,
  schema: v.GenericSchema<unknown[], readonly T[]>,
): Stored<readonly T[]> | undefined {
  if (!stored || !Array.isArray(stored.value)) return undefined;
  const value = v.parse(schema, stored.value);
  return value.length === stored.value.length ? { at: stored.at, value } : undefined;
}

/**
 * The most characters of a catalogue in local storage, where browsers allow about five million: orders
 * need room too (D245).
 */
const mostCharacters = 2_000_000;

/** The value in local storage that marks a catalogue in IndexedDB. */
const inDatabase = 'IndexedDB';

const large = v.object({ at: v.number(), value: v.unknown() });

const browserDatabase = {
  get: () => get<unknown>(name, memberRecords),
  put: (text: string) => update(name, () => text, memberRecords),
};

/**
 * Stores the catalogue in this browser for five minutes (CAT-08, CAT-09): a large one in IndexedDB, with its
 * time in local storage (D245). Never rejects: anything unreadable counts as absent.
 */
export function createCatalogueMemory(clock: Clock, database = browserDatabase) {
  const store = catalogueStore(clock);

  async function readLarge() {
    try {
      return v.parse(large, JSON.parse(String(await database.get())));
    } catch {
      return undefined;
    }
  }

  return {
    async read(): Promise<Stored<readonly Brand[]> | undefined> {
      const stored = store.read('RewardCatalog', v.unknown());
      if (stored?.value !== inDatabase) return readWhole(stored, brandList);
      const found = await within(patienceMs, clock, readLarge);
      // Another time is that of an earlier catalogue, whose successor was not stored.
      return found?.value?.at === stored.at ? readWhole(found.value, brandList) : undefined;
    },

    /** Stores a catalogue as of `at`, in ms since 1970. */
    write(brands: readonly Brand[], at: number) {
      const text = JSON.stringify({ at, value: brands });
      if (text.length <= mostCharacters && store.write('RewardCatalog', brands, at)) return;
      store.write('RewardCatalog', inDatabase, at);
      // Without a database it is fetched again.
      database.put(text).catch(() => {});
    },
  };
}
