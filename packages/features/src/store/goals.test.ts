import { manualClock } from '@cb/ui/internal/fakePlatform';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { brandOf, itemOf, variableItemOf } from './catalogue.fixtures.ts';
import { createGoalStore, goalInCatalogue, goalOfChoice, nextGoal } from './goals.ts';
import { storeGoals } from './useGoals.ts';

const stored = new Map<string, string>();
const setItem = vi.fn<Storage['setItem']>((key, value) => void stored.set(key, value));
vi.stubGlobal('location', new URL('https://site.example/dashboard'));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem,
  removeItem: (key: string) => stored.delete(key),
});
afterEach(() => {
  stored.clear();
  setItem.mockClear();
});
afterAll(() => vi.unstubAllGlobals());

const image = 'https://images.example/alder.png';
const near = { key: 'Near', name: 'Near', price: 2000, image };
const middle = { key: 'Middle', name: 'Middle', price: 5000, image };
const far = { key: 'Far', name: 'Far', price: 9000, image };
const goals = [near, middle, far];

test.each([
  [-50, near],
  [1999.9, near],
  [2000, middle],
  [8999, far],
  [9000, far],
])('with %d CB, the next goal is the cheapest one above, or else the dearest', (balance, next) => {
  expect(nextGoal(goals, balance)).toBe(next);
});

test('there is no next goal without goals', () => {
  expect(nextGoal([], 100)).toBeUndefined();
});

test('goals are stored under a key that logging out removes', () => {
  const clock = manualClock();
  const store = createGoalStore(clock);
  expect(store.read()).toBeUndefined();
  store.write({ at: clock.now(), value: goals });
  expect(store.read()?.value).toEqual(goals);
  expect([...stored.keys()]).toEqual(['cb-goals']);
});

test('malformed goals are ignored', () => {
  const clock = manualClock();
  const store = createGoalStore(clock);
  store.write({ at: clock.now(), value: [{ key: 'A', name: 'A', price: 0 }] });
  expect(store.read()).toBeUndefined();
});

test('goals are written to the browser only when they or their time have changed', () => {
  const clock = manualClock();
  const client = new QueryClient();
  const store = (at: number, prices: readonly number[]) =>
    storeGoals(client, clock, { at, value: prices.map((price) => ({ ...near, price })) });
  store(clock.now(), [2000]);
  store(clock.now(), [2000]);
  expect(setItem).toHaveBeenCalledTimes(1);
  store(clock.now(), [2000, 3000]);
  store(clock.now() - 1, [2000, 3000]);
  expect(setItem).toHaveBeenCalledTimes(3);
});

const item = (faceValue: number, faceCB: number, currencyCode = 'USD') =>
  itemOf({ utid: `U${faceValue}`, faceValue, faceCB, currencyCode });
const brand = brandOf({ items: [item(25, 2500), item(50, 5000)] });
const goal = goalOfChoice(brand, { value: 25, currency: 'USD', cb: 2500 });

test('the goal of a choice has its value, price and picture', () => {
  expect(goal).toEqual({
    key: 'B1',
    name: 'Alder Books',
    value: 25,
    currency: 'USD',
    price: 2500,
    image: 'https://images.example/alder.png',
  });
});

test('a goal stays the same while its price does', () => {
  expect(goalInCatalogue(goal, [brand])).toBe(goal);
  expect(goalInCatalogue(goal, [])).toBe(goal);
});

test('a goal stays the same while its value has no price', () => {
  expect(goalInCatalogue(goal, [brandOf({ items: [item(50, 5000)] })])).toBe(goal);
  expect(goalInCatalogue(goal, [brandOf({ items: [variableItemOf()] })])).toBe(goal);
});

test('a goal follows the price of its value in its currency', () => {
  const dearer = brandOf({ items: [item(25, 2600), item(25, 2700, 'EUR'), item(50, 5000)] });
  expect(goalInCatalogue(goal, [dearer])).toEqual({ ...goal, price: 2600 });
  const rates = new Map([['USD', [{ inLocalCurrency: 25, inCB: 2650 }]]]);
  const variable = brandOf({ items: [variableItemOf()] });
  expect(goalInCatalogue(goal, [variable], rates)).toEqual({ ...goal, price: 2650 });
});

test.each([
  ['left the catalogue', brandOf({ brandKey: 'B2', items: [item(25, 2500)] })],
  ['has nothing of 10 or more', brandOf({ items: [item(5, 500)] })],
  ['is not active', brandOf({ status: 'inactive', items: [item(25, 2500)] })],
])('a goal ends when its brand %s', (_reason, current) => {
  expect(goalInCatalogue(goal, [current])).toBeUndefined();
});
