import type { Order } from './records.ts';
import type { World } from './world.ts';

/** Returns a member's orders, newest first, also those with the same timestamp. */
export function ordersOf(world: World, userId: string): Order[] {
  return world.state.orders
    .filter((order) => order.userId === userId)
    .toReversed()
    .toSorted((one, other) => other.at - one.at);
}
