import type { StoreCard } from './StoreList.tsx';

const table: readonly [name: string, least: number, most: number, currencies: string][] = [
  ['Alder Books', 1000, 5000, 'USD'],
  ['Bluebird Coffee', 1000, 10_000, 'USD'],
  ['Cobalt Games', 1000, 6000, 'USD'],
  ['Dune Outdoors', 1628, 3255, 'EUR'],
  ['Ember Pizza', 1000, 5000, 'USD, EUR'],
  ['Fjord Home', 2170, 54_250, 'EUR'],
  ['Ginger Grocers', 1273, 12_725, 'GBP'],
  ['Harbour Music', 1000, 1000, 'USD'],
  ['Indigo Cinema', 1190, 2380, 'INR'],
  ['Kite Travel & Tours', 10_000, 25_000, 'USD'],
];

/**
 * The cards of ten brands for a balance of 1,250 CB, which was 1,100 CB at the last visit. A card of 25 USD
 * is the member's goal.
 */
export const storeCards: readonly StoreCard[] = table.map(
  ([name, least, most, currencies], at) => ({
    brand: {
      key: `B${at}`,
      name,
      href: `/dashboard/redeemrewards/details/B${at}`,
      least,
      most,
      currencies: currencies.split(', '),
    },
    missing: Math.max(0, least - 1250),
    isNew: least > 1100 && least <= 1250,
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
