import { postChange } from '../wire/post.ts';
import type { Delivery } from '../exactlyOnce/useOrder.ts';

/** The order's name. */
export const payzaName = 'payza';

/** A confirmed cash order: whole CB, at least 1 (decision D63). */
export interface CashOrder {
  readonly cb: number;
}

/** POST /payza/createOrder with cbCount and nothing else. Call it only through `useOrder`. */
export const createOrder = ({ cb }: CashOrder, delivery: Delivery) =>
  postChange('/payza/createOrder', { cbCount: cb }, delivery);
