import type { StoreCard } from './StoreList.tsx';

const brands: readonly [name: string, least: number, most: number, currencies: string][] = [
  ['Alder Books', 1000, 5000, 'USD'],
  ['Bluebird Coffee', 1000, 10_000, 'USD'],
  ['Cobalt Games', 1000, 6000, 'USD'],
  ['Dune Outdoors', 3255, 6510, 'EUR'],
  ['Ember Pizza', 1000, 5000, 'USD, EUR'],
  ['Fjord Home', 5425, 54_250, 'EUR'],
  ['Ginger Grocers', 3182, 12_725, 'GBP'],
  ['Harbour Music', 1000, 1000, 'USD'],
  ['Indigo Cinema', 2975, 5950, 'INR'],
  ['Kite Travel & Tours', 10_000, 25_000, 'USD'],
];

/**
 * The cards of these brands for a balance of 3,037 CB, which was 2,900 CB at the last visit. A card of 25
 * USD is the member's goal.
 */
export const storeCards: readonly StoreCard[] = brands.map(
  ([name, least, most, currencies], index) => ({
    brand: {
      key: `B${index}`,
      name,
      href: `/dashboard/redeemrewards/details/B${index}`,
      least,
      most,
      currencies: currencies.split(', '),
    },
    price: least,
    missing: Math.max(0, least - 3037),
    isNewlyAffordable: least > 2900 && least <= 3037,
    goal:
      name === 'Bluebird Coffee'
        ? { name, value: 25, currency: 'USD', price: 2500 }
        : { name, value: least / 100, currency: 'USD', price: least },
    isPinned: name === 'Bluebird Coffee',
  }),
);

export const storeCurrencies = [
  { code: 'EUR', name: 'Euro' },
  { code: 'GBP', name: 'British Pound' },
  { code: 'INR', name: 'Indian Rupee' },
  { code: 'USD', name: 'US Dollar' },
  { code: 'ZZTOP', name: 'ZZTOP' },
];
