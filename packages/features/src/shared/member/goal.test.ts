import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  averagePerSurvey,
  storeMyGoal,
  storeCbPerSurvey,
  type MyGoal,
  readMyGoal,
  readCbPerSurvey,
} from './goal.ts';

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
  storeMyGoal('m-7', bluebird);
  expect([readMyGoal('m-7'), readMyGoal('m-8')]).toEqual([bluebird, undefined]);
  storeMyGoal('m-7', alder);
  expect(readMyGoal('m-7')).toEqual(alder);
  expect([...stored.keys()]).toEqual(['cb-my-goal:m-7']);
  storeMyGoal('m-7', undefined);
  expect([readMyGoal('m-7'), stored.size]).toEqual([undefined, 0]);
});

test.each([
  'x',
  '{}',
  JSON.stringify({ ...alder, price: 0 }),
  JSON.stringify({ ...alder, price: 1e16 }),
  JSON.stringify({ ...alder, value: '10' }),
])('the stored goal %s is ignored', (text) => {
  stored.set('cb-my-goal:m-7', text);
  expect(readMyGoal('m-7')).toBeUndefined();
});

const earned = (TransactionType: string, cbCount: number) => ({ TransactionType, cbCount });

const surveys = [
  earned('Survey completed', 90),
  earned('SSI surveys', 45.5),
  earned('survey reward', 14.5),
];

test('the pace is the average of the surveys', () => {
  expect(averagePerSurvey(surveys)).toBe(50);
});

test('other credits, debits and returns do not count', () => {
  const others = [
    earned('Referral earnings', 800),
    earned('Redemption of survey CB', -2500),
    earned('Survey CB returned', 700),
    earned('Survey completed', Number.NaN),
    earned('', 600),
  ];
  expect(averagePerSurvey([...others, ...surveys])).toBe(50);
});

test('two surveys are too few to measure a pace', () => {
  expect(averagePerSurvey(surveys.slice(1))).toBeUndefined();
});

test('the pace is stored for each member, and removed once transactions have none', () => {
  storeCbPerSurvey('m-7', surveys);
  expect([readCbPerSurvey('m-7'), readCbPerSurvey('m-8')]).toEqual([50, undefined]);
  storeCbPerSurvey('m-7', []);
  expect([readCbPerSurvey('m-7'), stored.size]).toEqual([undefined, 0]);
});

test.each(['-5', 'Infinity', '{}', 'x'])('the stored pace %s is ignored', (text) => {
  stored.set('cb-survey-pace:m-7', text);
  expect(readCbPerSurvey('m-7')).toBeUndefined();
});
