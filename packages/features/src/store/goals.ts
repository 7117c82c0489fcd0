import type { Clock } from '@cb/ui/platform';
import * as v from 'valibot';
import type { Brand } from './catalogue.ts';
import { createExpiringStore } from './expiringStore.ts';
import { cardPrice, isOnSale } from './prices.ts';

const goal = v.object({
  key: v.string(),
  name: v.string(),
  price: v.pipe(v.number(), v.gtValue(0)),
});

/** A brand and the CB of its least card. */
export type Goal = v.InferOutput<typeof goal>;

/** How many are kept: one for each step a member is likely to be at. */
const most = 40;

/** The brands on sale by price, the least first; of those with one price the first. */
export function toGoals(brands: readonly Brand[]): readonly Goal[] {
  const goals = new Map<number, Goal>();
  for (const brand of brands) {
    if (!isOnSale(brand)) continue;
    const price = cardPrice(brand).least;
    if (!goals.has(price)) goals.set(price, { key: brand.brandKey, name: brand.brandName, price });
  }
  return [...goals.values()].toSorted((a, b) => a.price - b.price).slice(0, most);
}

/** The cheapest that the balance does not buy; the dearest where it buys them all. */
export const goalOf = (goals: readonly Goal[], balance: number): Goal | undefined =>
  goals.find(({ price }) => price > balance) ?? goals.at(-1);

/** Prices change now and then, so that a goal of last month may be none any more. */
const lifeMs = 30 * 86_400_000;

/** Keeps the goals of the last catalogue in this browser; goes with the logout. */
export function createGoalMemory(clock: Clock) {
  const store = createExpiringStore({ name: 'cb-goals', lifeMs, now: () => clock.now() });
  return {
    read: (): readonly Goal[] => store.read('goals', v.array(goal))?.value ?? [],
    write: (goals: readonly Goal[]) => store.write('goals', goals),
  };
}
