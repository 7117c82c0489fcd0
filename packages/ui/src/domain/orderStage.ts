/** The meaning of an order's status for the member, whatever word the server uses. */
export type OrderStage = 'pending' | 'done' | 'refused';

const words: Readonly<Record<OrderStage, readonly string[]>> = {
  pending: ['pending', 'open', 'new', 'placed', 'processing', 'in progress'],
  done: ['approved', 'paid', 'completed', 'delivered', 'success'],
  refused: ['rejected', 'refused', 'declined', 'cancelled', 'canceled', 'failed'],
};

const stages = Object.entries(words) as [OrderStage, readonly string[]][];

/** Returns the stage of an order; undefined for an unknown word. */
export const stageOf = (status: string): OrderStage | undefined =>
  stages.find(([, known]) => known.includes(status.trim().toLowerCase()))?.[0];

/** The site's own name for each stage (D196); a row shows the server's word. */
export const stageNames: Readonly<Record<OrderStage, string>> = {
  pending: 'On the way',
  done: 'Delivered to you',
  refused: 'Not delivered',
};

/** One sentence for each stage, used wherever orders are shown (D69). */
export const meanings: Readonly<Record<OrderStage, string>> = {
  pending: 'We check the order, then deliver it within 15-30 business days.',
  done: 'Checked and sent to you.',
  refused: 'Not delivered. Its CB go back to your balance.',
};
