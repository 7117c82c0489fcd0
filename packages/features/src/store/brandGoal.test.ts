import { afterAll, expect, test, vi } from 'vitest';
import { goalInCatalogue, goalOfBrand } from './brandGoal.ts';
import { brandOf, itemOf, variableItemOf } from './catalogue.fixtures.ts';

vi.stubGlobal('location', new URL('https://site.example/dashboard'));
afterAll(() => vi.unstubAllGlobals());

const item = (faceValue: number, faceCB: number, currencyCode = 'USD') =>
  itemOf({ utid: `U${faceValue}`, faceValue, faceCB, currencyCode });

const pick = ({ value, currency, price }: ReturnType<typeof goalOfBrand>) => [
  value,
  currency,
  price,
];

test('a store card stands for its cheapest choice', () => {
  const brand = brandOf({ items: [item(50, 5000), item(25, 2500), item(100, 9999)] });
  expect(goalOfBrand(brand)).toEqual({
    key: 'B1',
    name: 'Alder Books',
    value: 25,
    currency: 'USD',
    price: 2500,
    image: 'https://images.example/alder.png',
  });
});

test('a choice below the lowest price of the card is left out', () => {
  const brand = brandOf({ items: [item(100, 120, 'INR'), item(2000, 2380, 'INR')] });
  expect(pick(goalOfBrand(brand))).toEqual([2000, 'INR', 2380]);
});

test.each([
  ['of any value', [variableItemOf({ minCB: 1550 })], [15.5, 'USD', 1550]],
  ['with a fraction', [variableItemOf({ minCB: 1085.5 })], [10.855, 'USD', 1086]],
  ['whose choices cost too little', [item(100, 120, 'INR')], [10, 'USD', 1000]],
])('a card %s stands for its lowest price', (_name, items, expected) => {
  expect(pick(goalOfBrand(brandOf({ items })))).toEqual(expected);
});

const brand = brandOf({ items: [item(25, 2500), item(50, 5000)] });
const goal = { ...goalOfBrand(brand), price: 2500 };

test('a goal stays the same while its price does', () => {
  expect(goalInCatalogue(goal, [brand])).toBe(goal);
  expect(goalInCatalogue(goal, [])).toBe(goal);
});

test('a goal follows the price of its card', () => {
  const dearer = brandOf({ items: [item(25, 2600), item(25, 2700, 'EUR'), item(50, 5000)] });
  expect(goalInCatalogue(goal, [dearer])).toEqual({ ...goal, price: 2600 });
  expect(goalInCatalogue(goal, [brandOf({ items: [item(50, 5000)] })])).toBe(goal);
  expect(goalInCatalogue(goal, [brandOf({ items: [variableItemOf()] })])).toBe(goal);
});

test.each([
  ['whose brand left', [brandOf({ brandKey: 'B2', items: [item(25, 2500)] })]],
  ['whose brand has nothing on sale', [brandOf({ items: [item(5, 500)] })]],
])('a goal %s the catalogue ends', (_name, brands) => {
  expect(goalInCatalogue(goal, brands)).toBeUndefined();
});
