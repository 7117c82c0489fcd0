import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { readDate, wireDate } from '../shared/basics/dates.ts';
import type { ConfirmedOrder } from '../shared/exactlyOnce/order.ts';
import type { Delivery } from '../shared/exactlyOnce/useOrder.ts';
import { ordersKey } from '../shared/member/balance.ts';
import { CallError, requireSuccess } from '../shared/wire/CallError.ts';
import { post, postChange } from '../shared/wire/post.ts';
import { readList, wireFigure } from '../shared/wire/records.ts';

/** POST /redemptions/check with an empty object (CAL-38): checks whether the member may redeem. */
export const checkRedemption = () => post('/redemptions/check', {});

/** The name of an order of any legacy option in `useOrder`. */
export const legacyOrderName = 'legacyRedemption';

export interface LegacyOrder extends Required<ConfirmedOrder> {
  /** The additional information, by the server's names of the fields. */
  readonly info: readonly { readonly name: string; readonly value: string }[];
}

/** POST /redemption/create with an order (CAL-36). Call it only through `useOrder`. */
export const createLegacyOrder = ({ choice, cb, info }: LegacyOrder, delivery: Delivery) =>
  postChange('/redemption/create', { PartnerCode: choice, CB: cb, AdditionalInfo: info }, delivery);

const listPath = '/redemptions/list';

export const redemptionRecord = v.object({
  PartnerCode: v.fallback(v.string(), '—'),
  Status: v.fallback(v.string(), '—'),
  CB: wireFigure,
  TimeStamp: wireDate,
});

// The time zone makes no difference for sorting.
const instantOf = ({ timeStamp }: { readonly timeStamp: unknown }) =>
  readDate(timeStamp, 'UTC').at ?? -Infinity;

/** POST /redemptions/list (CAL-37, D14): the member's redemptions, latest first. */
export const redemptionsQuery = queryOptions({
  queryKey: [...ordersKey, 'legacy'],
  queryFn: async ({ signal }) => {
    const result = await post(listPath, {}, { signal });
    const { data } = requireSuccess(result).envelope;
    const redemptions = readList(listPath, data, redemptionRecord);
    // An empty list would tell the member that they have not redeemed yet.
    if (redemptions.length === 0 && data.length > 0) throw new CallError(result);
    return redemptions
      .map(({ PartnerCode, Status, CB, TimeStamp }) => ({
        method: PartnerCode,
        status: Status,
        cb: CB,
        timeStamp: TimeStamp,
      }))
      .toSorted((one, other) => instantOf(other) - instantOf(one));
  },
});
