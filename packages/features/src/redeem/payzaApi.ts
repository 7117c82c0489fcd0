import { postChange } from '../wire/post.ts';
import type { Delivery } from '../exactlyOnce/useRedemption.ts';

/** Names the order while it is made. */
export const payzaIntent = 'payza';

/** Cash as the member confirmed it: whole CB, at least 1 (decision D63). */
export interface CashOrder {
  readonly cb: number;
}

/** POST /payza/createOrder: cbCount and nothing else. Sent through an intent only. */
export const createOrder = ({ cb }: CashOrder, delivery: Delivery) =>
  postChange('/payza/createOrder', { cbCount: cb }, delivery);
