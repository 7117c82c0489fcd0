import type { Order } from './records.ts';
import type { World } from './world.ts';

/** A member's orders, newest first; of two made in the same moment the later one comes first. */
export function ordersOf(world: World, userId: string): Order[] {
  return world.state.orders
    .filter((order) => order.userId === userId)
    .toReversed()
    .toSorted((one, other) => other.at - one.at);
}
