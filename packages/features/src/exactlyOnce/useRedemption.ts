import { usePlatform } from '@cb/ui/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAfterOrder } from '../member/balance.ts';
import type { Courier, IntentState, Order } from './intent.ts';
import type { CallResult, ChangeOptions } from '../wire/post.ts';
import { isStillMember } from '../member/session.ts';
import { useIntent, useIntentState, type IntentName } from './useIntent.ts';
import { within } from './within.ts';

/** Sent along with an order: its idempotency key, and the member who confirmed it (D59, D60). */
export type Delivery = Required<Pick<ChangeOptions, 'idempotencyKey' | 'member'>>;

export interface RedemptionOptions<O extends Order> extends IntentName {
  /** Sends the confirmed order. Any result other than an answer counts as lost. */
  send: (order: O, delivery: Delivery) => Promise<CallResult>;
}

/** The time limit for checking the session before an order, in ms. */
const askMs = 10_000;

/**
 * Redeems a confirmed order exactly once (decision D31): despite double clicks, Enter and a click,
 * Back and Forward, a remount, a second tab, a slow answer and a lost one. The state is shared by
 * all components and tabs that show the same intent:
 *
 * - `idle`: `confirm` sends the order if the session is still the member's (decision D60). In every
 *   other state it does nothing.
 * - `sending`: the order is being sent, here or in another tab.
 * - `answered`: the server answered; holds its envelope. Lasts until `reset`, also across a remount,
 *   but not across a reload.
 * - `lost`: there was no readable answer to the order, or the page was closed before it arrived.
 *   Lasts until `haveChecked`, also across a reload. Nothing is ever resent automatically.
 * - `unsent`: nothing was sent, because the session check got no answer or the browser could not
 *   record the order (D156). Lasts until `reset`.
 *
 * An order is a mutation until its outcome is known, which holds every reload that the site starts.
 * Also call `reset` when the member is asked to confirm again (the form is shown, a dialog opens).
 * However an order ends, the balance, the orders and the transactions are fetched again, even if the
 * member has moved on to another page.
 */
export function useRedemption<O extends Order>({ send, ...name }: RedemptionOptions<O>) {
  const { userId } = name;
  const client = useQueryClient();
  const { clock } = usePlatform();
  const { confirm, reset, haveChecked } = useIntent(name);
  const state = useIntentState(name);

  const courier: Courier<O> = {
    async mayGo() {
      const answer = await within(askMs, clock, () => isStillMember(client, userId));
      if (answer?.value === undefined) return 'unknown';
      return answer.value ? 'yes' : 'no';
    },
    async send(order, idempotencyKey) {
      const result = await send(order, { idempotencyKey, member: String(userId) });
      refreshAfterOrder(client, userId);
      return result;
    },
  };

  const { mutate } = useMutation({ mutationFn: (order: O) => confirm(order, courier) });
  return { state, confirm: mutate, reset, haveChecked };
}

/**
 * Forgets a success that the member has seen when they leave its screen, so that the screen starts
 * fresh the next time (decision D63). A success that arrives while the member is away is shown first.
 */
export function useForgetOnLeaving({ state, reset }: { state: IntentState; reset: () => void }) {
  const isSuccess = state.status === 'answered' && state.envelope.success;
  useEffect(() => (isSuccess ? reset : undefined), [isSuccess, reset]);
}
