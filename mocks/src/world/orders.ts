import type { World } from './world.ts';

export type PaymentMethod = 'TANGOCARDS' | 'PAYZA' | 'PAYPAL' | 'PAYTM' | 'BITCOIN' | 'UPI';

export interface Order {
  readonly id: string;
  readonly userId: string;
  readonly method: PaymentMethod;
  status: 'Pending' | 'Approved' | 'Rejected';
  readonly cb: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly comments: readonly string[];
}

/** A member's orders, newest first; of two made in the same moment the later one comes first. */
export function ordersOf(world: World, userId: string): Order[] {
  return world.state.orders
    .filter((order) => order.userId === userId)
    .toReversed()
    .toSorted((one, other) => other.at - one.at);
}
