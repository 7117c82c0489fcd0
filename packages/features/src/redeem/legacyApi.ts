import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { CallError } from '../wire/CallError.ts';
import { readInstant, wireDate } from '../wire/dates.ts';
import { ordersKey } from '../member/balance.ts';
import { post, postChange } from '../wire/post.ts';
import { logFailure } from '../wire/failures.ts';
import type { Delivery } from '../exactlyOnce/useOrder.ts';

/** POST /redemptions/check with an empty object (CAL-38): checks whether the member may redeem. */
export const checkRedemption = () => post('/redemptions/check', {});

/** The order's name; all legacy options share it. */
export const legacyName = 'legacyRedemption';

export interface LegacyOrder {
  /** The value of the option, such as PAYPAL. */
  readonly partnerCode: string;
  readonly cb: number;
  readonly info: readonly { readonly name: string; readonly value: string }[];
}

/** POST /redemption/create with an order (CAL-36). Call it only through `useOrder`. */
export const createOrder = ({ partnerCode, cb, info }: LegacyOrder, delivery: Delivery) =>
  postChange(
    '/redemption/create',
    { PartnerCode: partnerCode, CB: cb, AdditionalInfo: info },
    delivery,
  );

const listPath = '/redemptions/list';

export const legacyOrder = v.object({
  PartnerCode: v.fallback(v.string(), '—'),
  Status: v.fallback(v.string(), '—'),
  CB: v.fallback(v.number(), Number.NaN),
  TimeStamp: wireDate,
});

/** POST /redemptions/list (CAL-37, D14): the member's redemptions, latest first. */
export const redemptionsQuery = queryOptions({
  queryKey: [...ordersKey, 'legacy'],
  queryFn: async ({ signal }) => {
    const result = await post(listPath, {}, { signal });
    if (result.kind !== 'answered' || !result.envelope.success) throw new CallError(result);
    const parsed = v.safeParse(v.array(legacyOrder), result.envelope.data);
    if (parsed.success) {
      return parsed.output
        .map(({ PartnerCode, Status, CB, TimeStamp }) => ({
          method: PartnerCode,
          status: Status,
          cb: CB,
          at: readInstant(TimeStamp),
        }))
        .toSorted((one, other) => (other.at ?? -Infinity) - (one.at ?? -Infinity));
    }
    const failure = { kind: 'malformed', path: listPath, reason: 'unexpected-data' } as const;
    logFailure(failure);
    throw new CallError(failure);
  },
});
