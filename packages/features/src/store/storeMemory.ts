import type { Clock } from '@cb/ui/platform';
import * as v from 'valibot';
import type { WireId } from '../wire/wireId.ts';
import { createExpiringStore } from './expiringStore.ts';

const lifeMs = 90 * 86_400_000;

/** How many rewards are kept as recently viewed. */
const most = 4;

const keys = v.array(v.string());

/** What this browser remembers of a member's visits to the store; goes with the logout. */
export function createStoreMemory(clock: Clock, userId: WireId) {
  const store = createExpiringStore({
    name: `cb-store:${userId}`,
    lifeMs,
    now: () => clock.now(),
  });
  const viewed = () => store.read('viewed', keys)?.value ?? [];
  return {
    /** The keys of the brands whose pages were opened, the latest first. */
    viewed,
    view(brandKey: string) {
      store.write(
        'viewed',
        [brandKey, ...viewed().filter((key) => key !== brandKey)].slice(0, most),
      );
    },
    /** The balance in CB at the last visit. */
    lastBalance: () => store.read('balance', v.number())?.value,
    keepBalance: (cb: number) => store.write('balance', cb),
  };
}
