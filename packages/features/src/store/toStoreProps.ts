import { lackingCb } from '@cb/ui/domain/sumCb';
import type {
  StoreBrand,
  StoreCard,
  StoreFilter,
  StoreReach,
} from '@cb/ui/screens/Store/RewardsStoreScreen';
import type { MyGoal } from '../member/myGoal.ts';
import { goalOfBrand } from './brandGoal.ts';
import { toImage } from './brandImage.ts';
import type { Brand } from './catalogue.ts';
import { cardPrice, currenciesOf, isOnSale } from './prices.ts';

/** A card, with the data of its brand for searching and filtering. */
export interface SearchableCard extends StoreCard {
  readonly brand: StoreBrand;
  /** The brand name and the first item's reward name, in lower case. */
  readonly words: readonly string[];
  readonly isOnSale: boolean;
  readonly goal: MyGoal | undefined;
}

/** Returns the cards of a catalogue, without anything that depends on the balance or the member's goal. */
export const toCards = (
  brands: readonly Brand[],
  hrefOf: (brandKey: string) => string,
): readonly SearchableCard[] =>
  brands.map((brand) => {
    const price = cardPrice(brand);
    const onSale = isOnSale(brand);
    return {
      brand: {
        key: brand.brandKey,
        name: brand.brandName,
        href: hrefOf(brand.brandKey),
        image: toImage(brand),
        ...price,
        currencies: currenciesOf(brand),
      },
      missing: undefined,
      isNew: false,
      words: [brand.brandName, brand.items[0]?.rewardName ?? ''].map((text) => text.toLowerCase()),
      isOnSale: onSale,
      goal: onSale ? goalOfBrand(brand, price.least) : undefined,
    };
  });

/** Marks the card of the brand that has the member's goal. */
export const withPin = (
  cards: readonly SearchableCard[],
  goal: MyGoal | undefined,
): readonly SearchableCard[] =>
  goal
    ? cards.map((card) => (card.brand.key === goal.key ? { ...card, goal, isPinned: true } : card))
    : cards;

/**
 * Adds to each card how many CB are missing, which is unknown if nothing is on sale. A card is new in
 * reach if the balance of the last visit was too low for it.
 */
export const withReach = (
  cards: readonly SearchableCard[],
  balance: number | undefined,
  lastBalance = Infinity,
): readonly SearchableCard[] =>
  balance === undefined
    ? cards
    : cards.map((card) => {
        if (!card.isOnSale) return card;
        const missing = lackingCb(card.brand.least, balance);
        return { ...card, missing, isNew: missing === 0 && card.brand.least > lastBalance };
      });

/** Returns the cards of these brands in this order, without brands that left the catalogue. */
export const toRecent = (cards: readonly SearchableCard[], keys: readonly string[]) =>
  keys.flatMap((key) => cards.filter(({ brand }) => brand.key === key).map(({ brand }) => brand));

/**
 * Returns the cards that match the filter (STO-07): the search in either name, the currency, and
 * affordability.
 */
export function matching(
  cards: readonly SearchableCard[],
  { search, affordable, currency }: StoreFilter,
): readonly SearchableCard[] {
  const wanted = search.toLowerCase();
  return cards.filter(
    ({ words, brand, missing }) =>
      words.some((text) => text.includes(wanted)) &&
      (currency === '' || brand.currencies.includes(currency)) &&
      (!affordable || missing === 0),
  );
}

/**
 * Returns how many of the rewards on sale the balance buys, and the cheapest one that it does not.
 */
export function toReach(cards: readonly SearchableCard[], balance: number): StoreReach {
  let next: StoreReach['next'];
  let affordable = 0;
  let unlocked = 0;
  let total = 0;
  for (const { brand, missing, isNew } of cards) {
    if (missing === undefined) continue;
    total += 1;
    if (isNew) unlocked += 1;
    if (missing === 0) affordable += 1;
    else if (!next || missing < next.missing) {
      next = { name: brand.name, href: brand.href, missing };
    }
  }
  return { balance, affordable, unlocked, total, next };
}

/** Returns the catalogue's currencies by code, with their names from Intl. */
export function toCurrencies(cards: readonly SearchableCard[], chosen: string, locale: string) {
  const codes = new Set(cards.flatMap(({ brand }) => brand.currencies));
  if (chosen !== '') codes.add(chosen);
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return [...codes].toSorted().map((code) => ({ code, name: currencyName(names, code) }));
}

function currencyName(names: Intl.DisplayNames, code: string) {
  try {
    return names.of(code) ?? code;
  } catch {
    // Intl throws if the code is not three letters.
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
