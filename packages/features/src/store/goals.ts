import type { Clock } from '@cb/ui/platform';
import * as v from 'valibot';
import { keyOf } from '../shared/storage/storedKeys.ts';
import type { MyGoal } from '../shared/member/goal.ts';
import { type Brand, toImage } from './catalogue.ts';
import { createExpiringStore, type Stored } from './expiringStore.ts';
import { cheapestChoice, type Denomination, denominationsOf, whyNothingToOrder } from './prices.ts';

const goal = v.object({
  key: v.string(),
  name: v.string(),
  price: v.pipe(v.number(), v.gtValue(0)),
  /** The address of its picture. */
  image: v.optional(v.string()),
});

/** A brand and the price in CB of its cheapest choice. */
export type Goal = v.InferOutput<typeof goal>;

/** The maximum number of goals to store. */
const maxGoals = 40;

const goalsOf = new WeakMap<readonly Brand[], readonly Goal[]>();

/**
 * Returns the brands whose cheapest choice is known, cheapest first, with one brand for each price;
 * computed once for each catalogue, which several parts of a page use.
 */
export function toGoals(brands: readonly Brand[]): readonly Goal[] {
  const known = goalsOf.get(brands) ?? findGoals(brands);
  goalsOf.set(brands, known);
  return known;
}

function findGoals(brands: readonly Brand[]): readonly Goal[] {
  const goals = new Map<number, Goal>();
  for (const brand of brands) {
    const price = cheapestChoice(brand)?.cb;
    if (price === undefined || goals.has(price)) continue;
    const image = toImage(brand);
    goals.set(price, {
      key: brand.brandKey,
      name: brand.brandName,
      price,
      ...(image !== undefined && { image }),
    });
  }
  return [...goals.values()].toSorted((a, b) => a.price - b.price).slice(0, maxGoals);
}

/** Returns the cheapest goal above the balance in CB, or the most expensive one if none is. */
export const nextGoal = (goals: readonly Goal[], balance: number): Goal | undefined =>
  goals.find(({ price }) => price > balance) ?? goals.at(-1);

/** How long goals are kept, in ms. They expire because prices change. */
const lifeMs = 30 * 86_400_000;

/** Stores the goals of the last catalogue in this browser, until logout. */
export function createGoalMemory(clock: Clock) {
  const store = createExpiringStore({ name: keyOf('goals'), lifeMs, now: () => clock.now() });
  return {
    read: (): Stored<readonly Goal[]> | undefined => store.read('goals', v.array(goal)),
    write: (goals: readonly Goal[]) => store.write('goals', goals),
  };
}

/** Returns the goal of a brand's choice. */
export function goalOfChoice(
  brand: Brand,
  { value, currency, cb }: Omit<Denomination, 'utid'>,
): MyGoal {
  const { brandKey: key, brandName: name } = brand;
  const image = toImage(brand);
  return { key, name, value, currency, price: cb, ...(image !== undefined && { image }) };
}

/**
 * Returns a goal at its price in a catalogue; `undefined` if its brand left the catalogue, or has nothing
 * that can be ordered. An empty catalogue changes nothing.
 */
export function goalInCatalogue(goal: MyGoal, brands: readonly Brand[]): MyGoal | undefined {
  if (brands.length === 0) return goal;
  const brand = brands.find(({ brandKey }) => brandKey === goal.key);
  if (!brand || whyNothingToOrder(brand)) return undefined;
  const choice = denominationsOf(brand)?.find(
    ({ value, currency }) => value === goal.value && currency === goal.currency,
  );
  return choice === undefined || choice.cb === goal.price ? goal : { ...goal, price: choice.cb };
}
