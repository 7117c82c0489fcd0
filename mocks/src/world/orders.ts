import type { Order } from './records.ts';
import type { World } from './world.ts';

/** Returns a member's orders, newest first; the state has them in the order they were placed. */
export function ordersOf(world: World, userId: string): Order[] {
  return world.state.orders.filter((order) => order.userId === userId).toReversed();
}
