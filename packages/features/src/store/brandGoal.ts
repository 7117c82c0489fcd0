import { cbPerDollar } from '@cb/ui/domain/formatAmount';
import type { MyGoal } from '../member/myGoal.ts';
import { toImage } from './brandImage.ts';
import type { Brand } from './catalogue.ts';
import {
  cardPrice,
  fixedDenominations,
  isOnSale,
  isVariable,
  type Denomination,
} from './prices.ts';

/** Returns the goal of a choice on a brand's page. */
export function goalOfChoice(
  brand: Brand,
  { value, currency, cb }: Omit<Denomination, 'utid'>,
): MyGoal {
  const { brandKey: key, brandName: name } = brand;
  const image = toImage(brand);
  return { key, name, value, currency, price: cb, ...(image !== undefined && { image }) };
}

/**
 * Returns the goal of a brand's card in the store: its cheapest choice at the lowest price of the card
 * or above (D194). Without known choices, a card of that price in dollars.
 */
export function goalOfBrand(brand: Brand, least = cardPrice(brand).least): MyGoal {
  const [cheapest] = isVariable(brand)
    ? []
    : fixedDenominations(brand)
        .filter(({ cb }) => cb >= least)
        .toSorted((a, b) => a.cb - b.cb);
  const ofPrice = { value: least / cbPerDollar, currency: 'USD', cb: Math.ceil(least) };
  return goalOfChoice(brand, cheapest ?? ofPrice);
}

/**
 * Returns a goal at its price in a catalogue; `undefined` if its brand left the catalogue. An empty
 * catalogue tells nothing.
 */
export function goalInCatalogue(goal: MyGoal, brands: readonly Brand[]): MyGoal | undefined {
  if (brands.length === 0) return goal;
  const brand = brands.find(({ brandKey }) => brandKey === goal.key);
  if (!brand || !isOnSale(brand)) return undefined;
  const choice = isVariable(brand)
    ? undefined
    : fixedDenominations(brand).find(
        ({ value, currency }) => value === goal.value && currency === goal.currency,
      );
  return choice === undefined || choice.cb === goal.price ? goal : { ...goal, price: choice.cb };
}
