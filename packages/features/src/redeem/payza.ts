import { unsentOrder } from '@cb/ui/domain/memberMessages';
import type { Delivery, LastOrder } from '../shared/exactlyOnce/useOrder.ts';
import { toFieldErrors, toMessages } from '../shared/forms/formMessages.ts';
import { postChange } from '../shared/wire/post.ts';

/** The name of a cash order in `useOrder`. */
export const payzaOrderName = 'payza';

/** A confirmed cash order: whole CB, at least 1 (D63). */
export interface CashOrder {
  readonly cb: number;
}

/** POST /payza/createOrder with cbCount and nothing else. Call it only through `useOrder`. */
export const createCashOrder = ({ cb }: CashOrder, delivery: Delivery) =>
  postChange('/payza/createOrder', { cbCount: cb }, delivery);

/** Returns the step of an order, with the messages shown there (PAY-02, PAY-13). */
export function toPayzaStep({ state, isOwn }: LastOrder) {
  if (state.status === 'idle') return { status: 'form', errors: [], info: [] } as const;
  const { cb } = state;
  if (state.status === 'sending') return { status: 'processing', cb } as const;
  if (state.status === 'lost') return { status: 'stuck', cb } as const;
  if (state.status === 'unsent') {
    return { status: 'form', errors: unsentOrder[state.reason], info: [] } as const;
  }
  const { success, info, fieldErrors } = state.envelope;
  if (success) return { status: 'done', cb, info } as const;
  return {
    status: 'form',
    ...toMessages(state.envelope),
    fieldErrors: isOwn ? toFieldErrors(fieldErrors, { email: 'email', amount: 'cbCount' }) : {},
  } as const;
}
