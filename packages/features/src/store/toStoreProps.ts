import { missingCb } from '@cb/ui/domain/amount';
import { searchFor } from '@cb/ui/domain/text';
import type {
  Affordability,
  StoreBrand,
  StoreCard,
  StoreFilter,
} from '@cb/ui/screens/Store/RewardsStoreScreen';
import type { MyGoal } from '../shared/member/goal.ts';
import { type Brand, type BrandItem, type DenominationRate, toImage } from './catalogue.ts';
import { type Goal, goalOfChoice, nextGoal } from './goals.ts';
import {
  cardPrice,
  cheapestChoice,
  currenciesOf,
  isVariable,
  type Rates,
  ratesOf,
  whyNothingToOrder,
} from './prices.ts';

/** A card, with the data of its brand for searching and filtering. */
export interface SearchableCard extends StoreCard {
  readonly brand: StoreBrand;
  readonly goal: MyGoal | undefined;
  /** The brand with its wire names. */
  readonly source: Brand;
}

/** Returns what a brand offers, as far as it is known. */
function toOffer(brand: Brand, rates?: readonly DenominationRate[]) {
  const cheapest = cheapestChoice(brand, rates);
  return {
    price: cheapest?.cb,
    unoffered: whyNothingToOrder(brand, rates),
    goal: cheapest && goalOfChoice(brand, cheapest),
  };
}

/** Returns the cards of a catalogue, without anything that depends on the balance or the member's goal. */
export const toCards = (
  brands: readonly Brand[],
  hrefOf: (brandKey: string) => string,
): readonly SearchableCard[] =>
  brands.map((brand) => ({
    brand: {
      key: brand.brandKey,
      name: brand.brandName,
      href: hrefOf(brand.brandKey),
      image: toImage(brand),
      ...cardPrice(brand),
      currencies: currenciesOf(brand),
    },
    missing: undefined,
    source: brand,
    ...toOffer(brand),
  }));

/** Returns the currencies of variable-value brands. */
export const variableCurrencies = (brands: readonly Brand[]) => [
  ...new Set(brands.filter(isVariable).map(({ items: [first] }) => first?.currencyCode ?? '')),
];

/** Gives the cards of variable-value brands the prices of their denominations, once they are known (D286). */
export const withRates = (
  cards: readonly SearchableCard[],
  rates: Rates,
): readonly SearchableCard[] =>
  cards.map((card) => {
    const cardRates = ratesOf(card.source, rates);
    return cardRates ? { ...card, ...toOffer(card.source, cardRates) } : card;
  });

/** Marks the card of the brand that has the member's goal. */
export function withPin(
  cards: readonly SearchableCard[],
  goal: MyGoal | undefined,
): readonly SearchableCard[] {
  if (!goal) return cards;
  return cards.map((card) =>
    card.brand.key === goal.key ? { ...card, goal, isPinned: true } : card,
  );
}

/**
 * Adds to each card how many CB are missing for its cheapest choice, if that is known. A card is new in
 * reach if the balance of the last visit was too low for it.
 */
export function withAffordability(
  cards: readonly SearchableCard[],
  balance: number | undefined,
  lastBalance = Infinity,
): readonly SearchableCard[] {
  if (balance === undefined) return cards;
  return cards.map((card) => {
    if (card.price === undefined) return card;
    const missing = missingCb(card.price, balance);
    return { ...card, missing, isNewlyAffordable: missing === 0 && card.price > lastBalance };
  });
}

/** Returns the brands with these keys in their order, without those that left the catalogue. */
export const toRecentBrands = (cards: readonly SearchableCard[], keys: readonly string[]) =>
  keys.flatMap((key) => cards.filter(({ brand }) => brand.key === key).map(({ brand }) => brand));

/**
 * Returns the cards that match the filter (STO-07): the search in either name, the currency, and
 * affordability.
 */
export function filterCards(
  cards: readonly SearchableCard[],
  { search, affordable, currency }: StoreFilter,
): readonly SearchableCard[] {
  const isFound = searchFor(search);
  return cards.filter(
    ({ source, brand, missing }) =>
      isFound([source.brandName, source.items[0]?.rewardName ?? '']) &&
      (currency === '' || brand.currencies.includes(currency)) &&
      (!affordable || missing === 0),
  );
}

/** Returns the cards whose price is known, cheapest first, with one card for each price. */
export function toGoals(cards: readonly SearchableCard[]): readonly Goal[] {
  const goals = new Map<number, Goal>();
  for (const { brand, price } of cards) {
    if (price === undefined || goals.has(price)) continue;
    const { key, name, image } = brand;
    goals.set(price, { key, name, price, ...(image !== undefined && { image }) });
  }
  return [...goals.values()].toSorted((a, b) => a.price - b.price);
}

/** Returns how many of the cards the balance buys, and the next of their `goals` (see `toGoals`). */
export function toAffordability(
  cards: readonly SearchableCard[],
  goals: readonly Goal[],
  balance: number,
  hrefOf: (brandKey: string) => string,
): Affordability {
  const goal = nextGoal(goals, balance);
  const missing = goal ? missingCb(goal.price, balance) : 0;
  return {
    balance,
    affordable: cards.filter((card) => card.missing === 0).length,
    unlocked: cards.filter(({ isNewlyAffordable }) => isNewlyAffordable).length,
    total: cards.length,
    next:
      goal && missing > 0
        ? { name: goal.name, href: hrefOf(goal.key), missing, isGoal: false }
        : undefined,
  };
}

/** Returns the catalogue's currencies by code, with their names from Intl. */
export function toCurrencies(cards: readonly SearchableCard[], chosen: string, locale: string) {
  const codes = new Set(cards.flatMap(({ brand }) => brand.currencies));
  if (chosen !== '') codes.add(chosen);
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return [...codes].toSorted().map((code) => ({ code, name: nameOf(names, code) }));
}

/** Returns the names of the countries where an item can be used, from Intl. */
export function toCountryNames({ countries }: BrandItem, locale: string): readonly string[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return [...new Set(countries)].map((code) => nameOf(names, code));
}

function nameOf(names: Intl.DisplayNames, code: string) {
  try {
    return names.of(code) ?? code;
  } catch {
    // Intl throws if the code does not have the form of a code.
    return code;
  }
}

/** Returns the first item's reward name up to its first " $" (DTL-03), or else the brand's name. */
export function toRewardName({ items: [first], brandName }: Brand): string {
  const [name = ''] = (first?.rewardName ?? '').split(' $');
  return name.trim() || brandName;
}

/** Returns the vendor's description of a brand (DTL-01). */
export const toGiftCardDetails = (brand: Brand) => ({
  rewardName: toRewardName(brand),
  texts: {
    shortDescription: brand.shortDescription,
    description: brand.description,
    disclaimer: brand.disclaimer,
    terms: brand.terms,
  },
});
