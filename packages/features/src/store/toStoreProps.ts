import { lackingCb } from '@cb/ui/components/Amount/sumCb';
import type { StoreBrand } from '@cb/ui/screens/Store/RewardsStoreScreen/BrandCard';
import type { StoreReach } from '@cb/ui/screens/Store/RewardsStoreScreen/ReachPanel';
import type { StoreFilter } from '@cb/ui/screens/Store/RewardsStoreScreen/StoreFilters';
import type { StoreCard } from '@cb/ui/screens/Store/RewardsStoreScreen/StoreList';
import type { Brand } from './catalogue.ts';
import { imageOf } from './imageOf.ts';
import { cardPrice, isOnSale, redeemOptions } from './prices.ts';

/** A card, and what of its brand is searched and filtered. */
export interface SearchableCard extends StoreCard {
  readonly brand: StoreBrand;
  /** Brand name and first item's reward name, in lower case. */
  readonly words: readonly string[];
  readonly isOnSale: boolean;
}

/** The cards of a catalogue, before anything is known of the balance. */
export const toCards = (
  brands: readonly Brand[],
  hrefOf: (brandKey: string) => string,
): readonly SearchableCard[] =>
  brands.map((brand) => ({
    brand: {
      key: brand.brandKey,
      name: brand.brandName,
      href: hrefOf(brand.brandKey),
      image: imageOf(brand),
      ...cardPrice(brand),
      currencies: redeemOptions(brand).currencies,
    },
    missing: undefined,
    words: [brand.brandName, brand.items[0]?.rewardName ?? ''].map((text) => text.toLowerCase()),
    isOnSale: isOnSale(brand),
  }));

/** The same cards with what the balance, in CB, lacks for each; unknown where nothing is on sale. */
export const withReach = (
  cards: readonly SearchableCard[],
  balance: number | undefined,
): readonly SearchableCard[] =>
  balance === undefined
    ? cards
    : cards.map((card) =>
        card.isOnSale ? { ...card, missing: lackingCb(card.brand.least, balance) } : card,
      );

/** Those that match (STO-07): the search in either name, the currency, and within reach. */
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

/** What the balance buys of everything on sale, and the cheapest that it does not. */
export function toReach(cards: readonly SearchableCard[], balance: number): StoreReach {
  let next: StoreReach['next'];
  let affordable = 0;
  let total = 0;
  for (const { brand, missing } of cards) {
    if (missing === undefined) continue;
    total += 1;
    if (missing === 0) affordable += 1;
    else if (!next || missing < next.missing) {
      next = { name: brand.name, href: brand.href, missing };
    }
  }
  return { balance, affordable, total, next };
}

/** The catalogue's currencies by code, with the names that the browser knows. */
export function toCurrencies(cards: readonly SearchableCard[], chosen: string, locale: string) {
  const codes = new Set(cards.flatMap(({ brand }) => brand.currencies));
  if (chosen !== '') codes.add(chosen);
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return [...codes].toSorted().map((code) => ({ code, name: nameOf(names, code) }));
}

function nameOf(names: Intl.DisplayNames, code: string) {
  try {
    return names.of(code) ?? code;
  } catch {
    // Not three letters: no currency that Intl knows.
    return code;
  }
}
