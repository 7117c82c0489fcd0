import type { Clock } from '@cb/ui/platform';
import * as v from 'valibot';
import { dayMs } from '../shared/basics/dates.ts';
import { keyOf } from '../shared/storage/storedKeys.ts';
import type { WireId } from '../shared/wire/records.ts';
import { createExpiringStore } from './expiringStore.ts';

/** How long entries are stored, in ms. */
const lifeMs = 90 * dayMs;

/** The maximum number of recently viewed rewards. */
const maxViewed = 4;

const brandKeys = v.array(v.string());

/** Stores what a member last saw in the store, in this browser and until logout. */
export function createStoreMemory(clock: Clock, userId: WireId) {
  const store = createExpiringStore({
    name: keyOf('store', userId),
    lifeMs,
    now: () => clock.now(),
  });
  const viewed = () => store.read('viewed', brandKeys)?.value ?? [];
  return {
    /** Returns the keys of the brands viewed, latest first. */
    viewed,
    view(brandKey: string) {
      store.write(
        'viewed',
        [brandKey, ...viewed().filter((key) => key !== brandKey)].slice(0, maxViewed),
      );
    },
    /** Returns the balance in CB at the last visit. */
    lastBalance: () => store.read('balance', v.number())?.value,
    storeBalance: (cb: number) => store.write('balance', cb),
  };
}
