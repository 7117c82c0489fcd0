import { afterAll, expect, test, vi } from 'vitest';
import { goalInCatalogue, goalOfChoice } from './brandGoal.ts';
import { brandOf, itemOf, variableItemOf } from './catalogue.fixtures.ts';

vi.stubGlobal('location', new URL('https://site.example/dashboard'));
afterAll(() => vi.unstubAllGlobals());

const item = (faceValue: number, faceCB: number, currencyCode = 'USD') =>
  itemOf({ utid: `U${faceValue}`, faceValue, faceCB, currencyCode });

test('a choice has its value, price and picture', () => {
  expect(goalOfChoice(brandOf(), { value: 25, currency: 'USD', cb: 2500 })).toEqual({
    key: 'B1',
    name: 'Alder Books',
    value: 25,
    currency: 'USD',
    price: 2500,
    image: 'https://images.example/alder.png',
  });
});

const brand = brandOf({ items: [item(25, 2500), item(50, 5000)] });
const goal = goalOfChoice(brand, { value: 25, currency: 'USD', cb: 2500 });

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
  ['whose brand has nothing of 10 or more', [brandOf({ items: [item(5, 500)] })]],
  ['whose brand is not active', [brandOf({ status: 'inactive', items: [item(25, 2500)] })]],
])('a goal %s the catalogue ends', (_name, brands) => {
  expect(goalInCatalogue(goal, brands)).toBeUndefined();
});
