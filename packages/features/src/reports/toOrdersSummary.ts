import { sumCb } from '@cb/ui/domain/amount';
import { stageOf, type OrderStage } from '@cb/ui/domain/orderStage';
import type { OrderRow } from '@cb/ui/domain/report';

/** Returns the total CB of orders by stage. Orders with an unknown status or amount do not count. */
export function toOrdersSummary(orders: readonly Pick<OrderRow, 'orderStatus' | 'cb'>[]) {
  const sum = (stage: OrderStage) =>
    sumCb(
      ...orders
        .filter(({ orderStatus, cb }) => stageOf(orderStatus) === stage && Number.isFinite(cb))
        .map(({ cb }) => cb),
    );
  return { done: sum('done'), open: sum('pending'), refused: sum('refused') };
}
