import type { MyGoal } from '../member/myGoal.ts';
import { toImage } from './brandImage.ts';
import type { Brand } from './catalogue.ts';
import { denominationsOf, whyUnoffered, type Denomination } from './prices.ts';

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
 * that can be ordered. An empty catalogue tells nothing.
 */
export function goalInCatalogue(goal: MyGoal, brands: readonly Brand[]): MyGoal | undefined {
  if (brands.length === 0) return goal;
  const brand = brands.find(({ brandKey }) => brandKey === goal.key);
  if (!brand || whyUnoffered(brand)) return undefined;
  const choice = denominationsOf(brand)?.find(
    ({ value, currency }) => value === goal.value && currency === goal.currency,
  );
  return choice === undefined || choice.cb === goal.price ? goal : { ...goal, price: choice.cb };
}
