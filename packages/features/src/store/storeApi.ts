import type { Clock } from '@cb/ui/platform';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ConfirmedOrder } from '../shared/exactlyOnce/order.ts';
import type { Delivery } from '../shared/exactlyOnce/useOrder.ts';
import { readMyGoal, storeMyGoal } from '../shared/member/goal.ts';
import { sessionQuery } from '../shared/session/session.ts';
import { keyOf } from '../shared/storage/storedKeys.ts';
import { requireSuccess } from '../shared/wire/CallError.ts';
import { logFailure } from '../shared/wire/failures.ts';
import { type CallResponse, post, postChange } from '../shared/wire/post.ts';
import { firstRecord, type WireId } from '../shared/wire/records.ts';
import {
  type Brand,
  brandList,
  denominationList,
  type DenominationRate,
  unknownStatuses,
} from './catalogue.ts';
import { catalogueCall } from './catalogueCall.ts';
import { createExpiringStore, type Stored } from './expiringStore.ts';
import { goalInCatalogue } from './goals.ts';
import type { Rates } from './prices.ts';

/** How long the catalogue and the denominations are used, in ms (CAT-09). */
const lifeMs = 5 * 60_000;

const createCache = (clock: Clock) =>
  createExpiringStore({ name: keyOf('catalogue'), lifeMs, now: () => clock.now() });

/** The name of the catalogue's entry (CAT-10). */
const catalogueKey = 'RewardCatalog';

/** Reads a stored list, which counts as absent if any of its records is malformed (D30). */
function readCompleteList<T>(
  cache: ReturnType<typeof createCache>,
  key: string,
  schema: v.GenericSchema<unknown[], readonly T[]>,
): Stored<readonly T[]> | undefined {
  const stored = cache.read(key, v.array(v.unknown()));
  if (!stored) return undefined;
  const value = v.parse(schema, stored.value);
  return value.length === stored.value.length ? { at: stored.at, value } : undefined;
}

/** Data of the store with the messages of its response, which are not cached in the browser. */
export interface Loaded<T> extends Stored<T> {
  readonly errors: readonly string[];
  readonly info: readonly string[];
}

const noMessages = { errors: [], info: [] } as const;

/** Query options that refetch data older than `lifeMs`. */
const refetchedWhenOld = (clock: Clock) => ({
  staleTime: ({ state: { data } }: { state: { data: Stored<unknown> | undefined } }) =>
    data && createCache(clock).isFresh(data.at) ? Infinity : 0,
  gcTime: lifeMs,
});

/** Updates the price of the member's goal from loaded data, or removes the goal if it is gone (D194). */
function updateGoal(client: QueryClient, brands: readonly Brand[], rates?: Rates) {
  const session = client.getQueryData(sessionQuery.queryKey);
  if (session?.status !== 'member') return;
  const goal = readMyGoal(session.userId);
  if (goal) storeMyGoal(session.userId, goalInCatalogue(goal, brands, rates));
}

/** The schema of the one record in the catalogue's response. */
export const catalogueRecord = v.object({ brands: brandList });

/**
 * The catalogue, from the browser's cache or POST /tango/getCatalogsForMe (CAT-08, CAL-39). Fails
 * with a CallError; a refusal carries its Errors.
 */
export const catalogueQuery = (clock: Clock) =>
  queryOptions({
    queryKey: ['store', 'catalogue'],
    ...refetchedWhenOld(clock),
    queryFn: async ({ client, signal }): Promise<Loaded<readonly Brand[]>> => {
      const cache = createCache(clock);
      const cached = readCompleteList(cache, catalogueKey, brandList);
      if (cached) {
        updateGoal(client, cached.value);
        return { ...cached, ...noMessages };
      }
      const response = requireSuccess(await post(...catalogueCall, { signal }));
      const [path] = catalogueCall;
      const { brands } = firstRecord(path, response, catalogueRecord);
      for (const value of unknownStatuses(brands)) {
        logFailure({ kind: 'malformed', path, reason: 'unexpected-data', value });
      }
      const at = clock.now();
      cache.write(catalogueKey, brands, at);
      updateGoal(client, brands);
      return { at, value: brands, ...pickMessages(response) };
    },
  });

const denominationsPath = '/tango/getDefaultDenominations';

/** The values of a variable card, from the cache or POST /tango/getDefaultDenominations. */
export const denominationsQuery = (clock: Clock, currency: string) =>
  queryOptions({
    queryKey: ['store', 'denominations', currency],
    ...refetchedWhenOld(clock),
    queryFn: async ({ client, signal }): Promise<Loaded<readonly DenominationRate[]>> => {
      const cache = createCache(clock);
      const key = `${currency}Denominations`;
      const cached = readCompleteList(cache, key, denominationList);
      if (cached) return { ...cached, ...noMessages };
      const response = requireSuccess(await post(denominationsPath, { currency }, { signal }));
      const value = v.parse(denominationList, response.envelope.data);
      cache.write(key, value);
      const brands = client.getQueryData(catalogueQuery(clock).queryKey)?.value ?? [];
      updateGoal(client, brands, new Map([[currency, value]]));
      return { at: clock.now(), value, ...pickMessages(response) };
    },
  });

const pickMessages = ({ envelope: { errors, info } }: CallResponse) => ({ errors, info });

/** A confirmed order of a gift card. */
export interface GiftCardOrder extends ConfirmedOrder {
  readonly utid: WireId;
  /** In the card's currency. */
  readonly value: number;
  readonly email: string;
  readonly encMaxVal: WireId;
  readonly encMinVal: WireId;
}

/**
 * POST /redemption/create for a gift card (CAL-41). It costs CB, so it is never sent automatically.
 */
export function redeemGiftCard(order: GiftCardOrder, delivery: Delivery) {
  const body = {
    PartnerCode: 'TANGOCARDS',
    CB: order.cb,
    AdditionalInfo: [
      { name: 'cardUTID', value: order.utid },
      { name: 'cardValue', value: order.value },
      { name: 'email', value: order.email },
      { name: 'encMaxVal', value: order.encMaxVal },
      { name: 'encMinVal', value: order.encMinVal },
    ],
  };
  return postChange('/redemption/create', body, delivery);
}
