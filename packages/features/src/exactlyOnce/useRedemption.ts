import { usePlatform } from '@cb/ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAfterOrder } from '../member/balance.ts';
import type { Courier, IntentState, Order } from './intent.ts';
import type { CallResult, ChangeOptions } from '../wire/post.ts';
import { askSession } from '../member/session.ts';
import { useIntent, useIntentState, type IntentName } from './useIntent.ts';
import { within } from './within.ts';

/** What goes with an order: the key of its one effect, and the member who confirmed it (D59, D60). */
export type Delivery = Required<Pick<ChangeOptions, 'idempotencyKey' | 'member'>>;

export interface RedemptionOptions<O extends Order> extends IntentName {
  /** The request, of the very order that was confirmed. Anything but an answer counts as lost. */
  send: (order: O, delivery: Delivery) => Promise<CallResult>;
}

/** How long the session may be asked for before an order, in ms. */
const askMs = 10_000;

/**
 * Redeems a confirmed order exactly once (decision D31): under double clicks, Enter and a click, Back
 * and Forward, a remount, a second tab, a slow and a lost answer. The state is shared with every
 * place and tab that shows the same intent:
 *
 * - `idle`: `confirm` sends, if the session is still the member's (decision D60). Every other state
 *   ignores it.
 * - `sending`: here or in another tab.
 * - `answered`: with the server's envelope. Stays until `reset`, also over a remount; not over a reload.
 * - `lost`: no answer that can be read, to the order or to the question for the session, or the page
 *   was closed before it came. Stays also over a reload, until `haveChecked`. Nothing is ever sent
 *   again by itself.
 *
 * Call `reset` also when the member is asked anew (the form, an opened dialog). However an order ends,
 * the balance, the orders and the transactions are fetched again, wherever the member is by then.
 */
export function useRedemption<O extends Order>({ send, ...name }: RedemptionOptions<O>) {
  const { userId } = name;
  const client = useQueryClient();
  const { clock } = usePlatform();
  const { confirm, reset, haveChecked } = useIntent(name);
  const state = useIntentState(name);

  const courier: Courier<O> = {
    async mayGo() {
      const asked = await within(askMs, clock, () => askSession(client));
      if (!asked?.value) return 'unknown';
      const { value } = asked;
      const isStill = value.status === 'member' && String(value.userId) === String(userId);
      return isStill ? 'yes' : 'no';
    },
    async send(order, idempotencyKey) {
      const result = await send(order, { idempotencyKey, member: String(userId) });
      refreshAfterOrder(client, userId);
      return result;
    },
  };

  return { state, confirm: (order: O) => confirm(order, courier), reset, haveChecked };
}

/**
 * Forgets a success that the member has seen when its screen is left, so that the screen starts anew
 * when it is opened again (decision D63). One that came while the member was away is shown first.
 */
export function useForgetOnLeaving({ state, reset }: { state: IntentState; reset: () => void }) {
  const isSuccess = state.status === 'answered' && state.envelope.success;
  useEffect(() => (isSuccess ? reset : undefined), [isSuccess, reset]);
}
