import { usePlatform } from '@cb/ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useSyncExternalStore } from 'react';
import { submitOnce } from '../hooks/useSubmission.ts';
import { refreshAfterOrder } from '../member/balance/balance.ts';
import { createMemberStores } from '../member/session/memberClient.ts';
import { OtherTabsContext } from '../member/session/otherTabs.ts';
import { isMember } from '../member/session/session.ts';
import type { CallResult, ChangeOptions } from '../wire/post.ts';
import type { WireId } from '../wire/records.ts';
import { within } from '../wire/within.ts';
import { createOrder, type Confirmed, type Courier, type Order, type OrderState } from './order.ts';
import { OrderPlaceContext } from './orderPlace.ts';

/** One order per page rather than per mount, because it has to outlive the screen that sent it. */
const getOrder = createMemberStores<Order>();

export interface OrderName {
  userId: WireId;
  /** What is ordered, such as `payza`. Orders with the same name exclude each other. */
  name: string;
}

function useSharedOrder({ userId, name }: OrderName) {
  const client = useQueryClient();
  const place = use(OrderPlaceContext);
  const tabs = use(OtherTabsContext);
  const key = `cb-order:${userId}:${name}`;
  return getOrder(client, key, () => createOrder(key, place, tabs));
}

/** Returns the state of an order, for components that don't confirm it themselves. */
export function useOrderState(name: OrderName): OrderState {
  const { get, subscribe } = useSharedOrder(name);
  return useSyncExternalStore(subscribe, get);
}

/** Sent along with an order: its idempotency key, and the member who confirmed it (D59, D60). */
export type Delivery = Required<Pick<ChangeOptions, 'idempotencyKey' | 'member'>>;

export interface OrderOptions<C extends Confirmed> extends OrderName {
  /** Sends the confirmed order. Any result other than an answer counts as lost. */
  send: (confirmed: C, delivery: Delivery) => Promise<CallResult>;
}

/** How long an order waits for the session if that is in doubt, in ms. */
const askMs = 10_000;

/**
 * Sends a confirmed order exactly once (decision D31): despite double clicks, Enter and a click, Back
 * and Forward, a remount, a second tab, a slow answer and a lost one. All components and tabs that show
 * the same order share its state. Call `reset` when the member is asked to confirm (the form is shown, a
 * dialog opens). However an order ends, the balance, the orders and the transactions are fetched again,
 * even if the member has moved on to another page, and reloads of the site wait for it.
 */
export function useOrder<C extends Confirmed>({ send, ...name }: OrderOptions<C>) {
  const { userId } = name;
  const client = useQueryClient();
  const { clock } = usePlatform();
  const order = useSharedOrder(name);
  const state = useOrderState(name);

  const courier: Courier<C> = {
    mayGo: async () => (await within(askMs, clock, () => isMember(client, userId)))?.value,
    async send(confirmed, idempotencyKey) {
      const result = await send(confirmed, { idempotencyKey, member: String(userId) });
      refreshAfterOrder(client, userId);
      return result;
    },
  };
  return {
    state,
    confirm: (confirmed: C) => void submitOnce(order, () => order.confirm(confirmed, courier)),
    reset: order.reset,
    haveChecked: order.haveChecked,
  };
}

/**
 * Forgets a success that the member has seen when they leave its screen, so that the screen starts
 * fresh the next time (decision D63). A success that arrives while the member is away is shown first.
 */
export function useForgetOnLeaving({ state, reset }: { state: OrderState; reset: () => void }) {
  const isSuccess = state.status === 'answered' && state.envelope.success;
  useEffect(() => (isSuccess ? reset : undefined), [isSuccess, reset]);
}
