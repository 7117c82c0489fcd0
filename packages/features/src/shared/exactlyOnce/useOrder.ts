import { usePlatform } from '@cb/ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { keyOf } from '../storage/storedKeys.ts';
import { submitOnce } from '../forms/useSubmission.ts';
import { refreshAfterOrder } from '../member/balance.ts';
import { createMemberStores } from '../session/memberStores.ts';
import { OtherTabsContext } from '../session/otherTabs.ts';
import { isMember, useUserId } from '../session/session.ts';
import type { CallResult, ChangeOptions } from '../wire/post.ts';
import { settleWithin } from '../basics/settleWithin.ts';
import {
  type ConfirmedOrder,
  createOrderStore,
  type Courier,
  type Order,
  type OrderState,
} from './order.ts';
import { OrderRecordsContext } from './orderRecords.ts';

/** One order per page rather than per mount, because it has to outlive the screen that sent it. */
const getOrder = createMemberStores<Order>();

function useSharedOrder(name: string) {
  const userId = useUserId();
  const client = useQueryClient();
  const records = use(OrderRecordsContext);
  const tabs = use(OtherTabsContext);
  const key = keyOf('order', userId, name);
  return getOrder(client, key, () => createOrderStore(key, records, tabs));
}

/** Returns the state of an order, for components that don't confirm it themselves. */
export function useOrderState(name: string): OrderState {
  const { get, subscribe } = useSharedOrder(name);
  return useSyncExternalStore(subscribe, get);
}

/** Sent along with an order: its idempotency key, and the member who confirmed it (D59, D60). */
export type Delivery = Required<Pick<ChangeOptions, 'idempotencyKey' | 'member'>>;

interface OrderOptions<Confirmed> {
  /** What is ordered, such as `payza`. A member's orders with the same name exclude each other. */
  name: string;
  /** Sends what the member confirmed. Any result other than a response counts as lost. */
  send: (confirmed: Confirmed, delivery: Delivery) => Promise<CallResult>;
  /** Called when an order starts, also in another tab. Close the confirmation: that order is shown instead. */
  onStart: () => void;
}

/** The last order with a name. */
export interface LastOrder {
  readonly state: OrderState;
  /** Whether this tab sent it, rather than another one: then the form has its values. */
  readonly isOwn: boolean;
}

/** How long an order waits for the session if that is in doubt, in ms. */
const sessionTimeoutMs = 10_000;

/**
 * Sends a confirmed order exactly once (D31): despite double clicks, Enter and a click, Back
 * and Forward, a remount, a second tab, a slow response and a lost one. All components and tabs that show
 * the same order share its state. Call `reset` when the member is asked to confirm (the form is shown, a
 * dialog opens). However an order ends, the balance, the orders and the transactions are fetched again,
 * even if the member has moved on to another page, and reloads of the site wait for it. A success that
 * the member has seen is forgotten when they leave its screen, and one that arrives later is shown (D63).
 */
export function useOrder<Confirmed extends ConfirmedOrder>({
  name,
  send,
  onStart,
}: OrderOptions<Confirmed>) {
  const userId = useUserId();
  const client = useQueryClient();
  const { clock } = usePlatform();
  const order = useSharedOrder(name);
  const state = useOrderState(name);
  const { reset, haveChecked } = order;
  const isPlaced = state.status === 'responded' && state.envelope.success;
  useEffect(() => (isPlaced ? reset : undefined), [isPlaced, reset]);

  const canConfirm = state.status === 'idle' || state.status === 'unsent';
  const notifyOfStart = useEffectEvent(onStart);
  useEffect(() => {
    if (!canConfirm) notifyOfStart();
  }, [canConfirm]);

  const courierOf = (confirmed: Confirmed): Courier => ({
    isStillMember: async () =>
      (await settleWithin(sessionTimeoutMs, clock, () => isMember(client, userId)))?.value,
    async send(idempotencyKey) {
      const result = await send(confirmed, { idempotencyKey, member: String(userId) });
      refreshAfterOrder(client, userId);
      return result;
    },
  });
  const confirm = (confirmed: Confirmed) =>
    void submitOnce(order, () => order.confirm(confirmed, courierOf(confirmed)));
  return { state, isOwn: order.isOwn(), isPlaced, confirm, reset, haveChecked };
}
