import type { Clock } from '@cb/ui/platform';
import * as v from 'valibot';
import { dayMs } from '../shared/basics/dates.ts';
import { keyOf } from '../shared/storage/storedKeys.ts';
import type { MyGoal } from '../shared/member/goal.ts';
import { type Brand, toImage } from './catalogue.ts';
import { createExpiringStore, type Stored } from './expiringStore.ts';
import {
  type Denomination,
  denominationsOf,
  type Rates,
  ratesOf,
  whyNothingToOrder,
} from './prices.ts';

const goal = v.object({
  key: v.string(),
  name: v.string(),
  price: v.pipe(v.number(), v.gtValue(0)),
  /** The address of its picture. */
  image: v.optional(v.string()),
});

/** A brand and the price in CB of its cheapest choice. */
export type Goal = v.InferOutput<typeof goal>;

/** Returns the cheapest goal above the balance in CB, or the most expensive one if none is. */
export const nextGoal = (goals: readonly Goal[], balance: number): Goal | undefined =>
  goals.find(({ price }) => price > balance) ?? goals.at(-1);

/** How long goals are stored, in ms. They expire because prices change. */
const lifeMs = 30 * dayMs;

/** Stores the goals of the last priced catalogue in this browser, until logout. */
export function createGoalStore(clock: Clock) {
  const store = createExpiringStore({ name: keyOf('goals'), lifeMs, now: () => clock.now() });
  return {
    read: (): Stored<readonly Goal[]> | undefined => store.read('goals', v.array(goal)),
    write: ({ value, at }: Stored<readonly Goal[]>) => store.write('goals', value, at),
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
 * Returns a goal at its price in a catalogue, and by the known denominations; `undefined` if its brand left
 * the catalogue, or has nothing that can be ordered. An empty catalogue changes nothing.
 */
export function goalInCatalogue(
  goal: MyGoal,
  brands: readonly Brand[],
  knownRates: Rates = new Map(),
): MyGoal | undefined {
  if (brands.length === 0) return goal;
  const brand = brands.find(({ brandKey }) => brandKey === goal.key);
  if (!brand) return undefined;
  const rates = ratesOf(brand, knownRates);
  if (whyNothingToOrder(brand, rates)) return undefined;
  const choice = denominationsOf(brand, rates)?.find(
    ({ value, currency }) => value === goal.value && currency === goal.currency,
  );
  return choice === undefined || choice.cb === goal.price ? goal : { ...goal, price: choice.cb };
}
