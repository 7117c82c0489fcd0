import type { Clock } from '@cb/ui/platform';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { createMemberStores } from '../member/memberStores.ts';
import { successful } from '../wire/CallError.ts';
import {
  catalogueLifeMs,
  catalogueStore,
  createCatalogueMemory,
  readWhole,
} from './catalogueMemory.ts';
import type { Stored } from './expiringStore.ts';
import { createGoalMemory, toGoals } from './goals.ts';
import { firstRecord } from '../wire/firstRecord.ts';
import { post, postChange, type Answer } from '../wire/post.ts';
import type { Delivery } from '../exactlyOnce/useRedemption.ts';
import type { WireId } from '../wire/wireId.ts';
import { brandList, denominationList, type Brand, type DenominationRate } from './catalogue.ts';

/**
 * The delay before the catalogue is stored, in ms: writing 2,000 brands would hold up their cards.
 */
const writeAfterMs = 1000;

/** Writes the catalogue a little later, unless the member leaves before. */
const getWriter = createMemberStores<{ later(write: () => void): void; end(): void }>();

function createWriter(clock: Clock) {
  let cancel = () => {};
  return {
    later: (write: () => void) => void (cancel = clock.after(writeAfterMs, write)),
    end: () => cancel(),
  };
}

/** Data of the store with the messages of its answer, which are not cached in the browser. */
export interface Loaded<T> extends Stored<T> {
  readonly errors: readonly string[];
  readonly info: readonly string[];
}

const silent = { errors: [], info: [] } as const;

/** Query options that refetch as soon as the data is older than five minutes. */
const untilOld = (clock: Clock) => ({
  staleTime: ({ state: { data } }: { state: { data: Stored<unknown> | undefined } }) =>
    data && catalogueStore(clock).isFresh(data.at) ? Infinity : 0,
  gcTime: catalogueLifeMs,
});

const cataloguePath = '/tango/getCatalogsForMe';
export const catalogueRecord = v.object({ brands: brandList });

/**
 * The catalogue, from the browser's cache or POST /tango/getCatalogsForMe (CAT-08, CAL-39). Fails
 * with a CallError; a refusal carries its Errors.
 */
export const catalogueQuery = (clock: Clock) =>
  queryOptions({
    queryKey: ['store', 'catalogue'],
    ...untilOld(clock),
    queryFn: async ({ client, signal }): Promise<Loaded<readonly Brand[]>> => {
      const memory = createCatalogueMemory(clock);
      const cached = await memory.read();
      if (cached) return { ...cached, ...silent };
      const answer = successful(await post(cataloguePath, {}, { signal }));
      const { brands } = firstRecord(cataloguePath, answer, catalogueRecord);
      const at = clock.now();
      getWriter(client, 'catalogue', () => createWriter(clock)).later(() => {
        memory.write(brands, at);
        createGoalMemory(clock).write(toGoals(brands));
      });
      return { at, value: brands, ...pickMessages(answer) };
    },
  });

const denominationsPath = '/tango/getDefaultDenominations';

/** The values of a variable card, from the cache or POST /tango/getDefaultDenominations. */
export const denominationsQuery = (clock: Clock, currency: string) =>
  queryOptions({
    queryKey: ['store', 'denominations', currency],
    ...untilOld(clock),
    queryFn: async ({ signal }): Promise<Loaded<readonly DenominationRate[]>> => {
      const store = catalogueStore(clock);
      const key = `${currency}Denominations`;
      const cached = readWhole(store.read(key, v.unknown()), denominationList);
      if (cached) return { ...cached, ...silent };
      const answer = successful(await post(denominationsPath, { currency }, { signal }));
      const value = v.parse(denominationList, answer.envelope.data);
      store.write(key, value);
      return { at: clock.now(), value, ...pickMessages(answer) };
    },
  });

const pickMessages = ({ envelope: { errors, info } }: Answer) => ({ errors, info });

/** A confirmed order of a gift card. */
export interface GiftCardOrder {
  readonly utid: WireId;
  /** In the card's currency. */
  readonly value: number;
  readonly cb: number;
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
