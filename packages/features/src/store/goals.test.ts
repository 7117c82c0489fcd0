import { manualClock } from '@cb/ui/internal/fakePlatform';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brandOf, itemOf, variableItemOf } from './catalogue.fixtures.ts';
import { createGoalStore, goalInCatalogue, nextGoal, goalOfChoice } from './goals.ts';

const image = 'https://images.example/alder.png';
const goals = [
  { key: 'Near', name: 'Near', price: 2000, image },
  { key: 'Far', name: 'Far', price: 9000, image },
];

test.each([
  [-50, 'Near'],
  [1999.9, 'Near'],
  [2000, 'Far'],
  [9000, 'Far'],
])('with %d CB the goal is %s', (balance, key) => {
  expect(nextGoal(goals, balance)?.key).toBe(key);
});

test('beyond all goals, it is the most expensive one', () => {
  const middle = { key: 'Middle', name: 'Middle', price: 5000 };
  expect(nextGoal([...goals.slice(0, 1), middle, ...goals.slice(1)], 9000)?.key).toBe('Far');
});

test('returns no goal without a catalogue', () => {
  expect(nextGoal([], 100)).toBeUndefined();
});

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://cbrewards.example/dashboard/offers/wall' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test('goals are stored under a key that logging out removes', () => {
  const clock = manualClock();
  const memory = createGoalStore(clock);
  expect(memory.read()).toBeUndefined();
  memory.write({ at: clock.now(), value: goals });
  expect(memory.read()?.value).toEqual(goals);
  expect([...stored.keys()]).toEqual(['cb-goals']);
});

test('malformed goals are ignored', () => {
  const clock = manualClock();
  const memory = createGoalStore(clock);
  memory.write({ at: clock.now(), value: [{ key: 'A', name: 'A', price: 0 }] });
  expect(memory.read()).toBeUndefined();
});

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
  const variable = [brandOf({ items: [variableItemOf()] })];
  expect(goalInCatalogue(goal, variable)).toBe(goal);
  const rates = new Map([['USD', [{ inLocalCurrency: 25, inCB: 2650 }]]]);
  expect(goalInCatalogue(goal, variable, rates)).toEqual({ ...goal, price: 2650 });
});

test.each([
  ['whose brand left', [brandOf({ brandKey: 'B2', items: [item(25, 2500)] })]],
  ['whose brand has nothing of 10 or more', [brandOf({ items: [item(5, 500)] })]],
  ['whose brand is not active', [brandOf({ status: 'inactive', items: [item(25, 2500)] })]],
])('a goal %s the catalogue ends', (_name, brands) => {
  expect(goalInCatalogue(goal, brands)).toBeUndefined();
});
