import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepMyGoal, readMyGoal, type MyGoal } from './myGoal.ts';

const stored = new Map<string, string>();

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  }),
);

afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const bluebird: MyGoal = {
  key: 'B2',
  name: 'Bluebird',
  value: 25,
  currency: 'USD',
  price: 2600,
  image: 'https://images.example/bluebird.png',
};
const alder: MyGoal = { key: 'B1', name: 'Alder', value: 10, currency: 'USD', price: 1000 };

test('a member has one goal, which another replaces', () => {
  keepMyGoal('m-7', bluebird);
  expect([readMyGoal('m-7'), readMyGoal('m-8')]).toEqual([bluebird, undefined]);
  keepMyGoal('m-7', alder);
  expect(readMyGoal('m-7')).toEqual(alder);
  expect([...stored.keys()]).toEqual(['cb-my-goal:m-7']);
  keepMyGoal('m-7', undefined);
  expect([readMyGoal('m-7'), stored.size]).toEqual([undefined, 0]);
});

test.each([
  'x',
  '{}',
  JSON.stringify({ ...alder, price: 0 }),
  JSON.stringify({ ...alder, price: 1e16 }),
  JSON.stringify({ ...alder, value: '10' }),
])('a stored %s is ignored', (text) => {
  stored.set('cb-my-goal:m-7', text);
  expect(readMyGoal('m-7')).toBeUndefined();
});
