import { manualClock } from '@cb/ui/internal/fakePlatform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brandOf, itemOf, variableItemOf } from './catalogue.fixtures.ts';
import { createGoalMemory, goalOf, toGoals } from './goals.ts';

const brand = (brandKey: string, faceCB: number) =>
  brandOf({ brandKey, brandName: brandKey, items: [itemOf({ faceCB })] });

const image = 'https://images.example/alder.png';
const goals = [
  { key: 'Near', name: 'Near', price: 2000, image },
  { key: 'Far', name: 'Far', price: 9000, image },
];

test('goals are sorted by price, one per price', () => {
  const soldOut = brandOf({ brandKey: 'Sold out', status: 'inactive' });
  const foreign = brandOf({ items: [variableItemOf({ currencyCode: 'EUR' })] });
  const brands = [
    brand('Far', 9000),
    brand('Near', 1999.1),
    brand('Alike', 2000),
    soldOut,
    foreign,
  ];
  expect(toGoals(brands)).toEqual(goals);
});

test('the cheapest 40 goals are kept', () => {
  const brands = Array.from({ length: 60 }, (_, at) => brand(`B${at}`, 7000 - 100 * at));
  const prices = toGoals(brands).map(({ price }) => price);
  expect(prices).toEqual(Array.from({ length: 40 }, (_, at) => 1100 + 100 * at));
});

test.each([
  [-50, 'Near'],
  [1999.9, 'Near'],
  [2000, 'Far'],
  [9000, 'Far'],
])('with %d CB the goal is %s', (balance, key) => {
  expect(goalOf(goals, balance)?.key).toBe(key);
});

test('beyond all goals, it is the most expensive one', () => {
  const middle = { key: 'Middle', name: 'Middle', price: 5000 };
  expect(goalOf([...goals.slice(0, 1), middle, ...goals.slice(1)], 9000)?.key).toBe('Far');
});

test('returns no goal without a catalogue', () => {
  expect(goalOf([], 100)).toBeUndefined();
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
  const memory = createGoalMemory(manualClock());
  expect(memory.read()).toBeUndefined();
  memory.write(goals);
  expect(memory.read()?.value).toEqual(goals);
  expect([...stored.keys()]).toEqual(['cb-goals']);
});

test('malformed goals are ignored', () => {
  const memory = createGoalMemory(manualClock());
  memory.write([{ key: 'A', name: 'A', price: 0 }]);
  expect(memory.read()).toBeUndefined();
});
