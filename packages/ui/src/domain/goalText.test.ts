import { expect, test } from 'vitest';
import { countSurveys, goalName, goalText, missingWholeCb, type GoalCard } from './goalText.ts';

const bluebird: GoalCard = { name: 'Bluebird', value: 25, currency: 'USD', price: 2500 };

const textAt = (balance: number, cbPerSurvey: number | undefined) =>
  goalText(bluebird, { balance, cbPerSurvey }, 'en-US');

test.each([
  [2500, 2087, 413],
  [2500, 2499.5, 1],
  [2500, 2499.1, 1],
  [2500, 2498.9, 2],
  [2500, 2500, 0],
  [2500, 9000, 0],
  [2500, -40, 2540],
])('for %d CB, a balance of %d is short of %d whole CB', (price, balance, missing) => {
  expect(missingWholeCb(price, balance)).toBe(missing);
});

test.each([
  [413, 90, 5],
  [360, 90, 4],
  [361, 90, 5],
  [1, 90, 1],
  [3, 0.1, 30],
])('%d CB at %d a survey take %d surveys', (missing, cbPerSurvey, surveys) => {
  expect(countSurveys(missing, cbPerSurvey)).toBe(surveys);
});

test.each([
  [2087, 90, 'Bluebird $25: 413 CB to go, about five surveys at your pace'],
  [2087, undefined, 'Bluebird $25: 413 CB to go'],
  [2499.5, 90, 'Bluebird $25: 1 CB to go, about one survey at your pace'],
  [1600, 90, 'Bluebird $25: 900 CB to go, about ten surveys at your pace'],
  [1599, 90, 'Bluebird $25: 901 CB to go, about 11 surveys at your pace'],
  [-200_000, 20, 'Bluebird $25: 202,500 CB to go, about 10,125 surveys at your pace'],
  [2500, 90, 'Bluebird $25: you have enough for it'],
])('with %d CB at %s CB a survey it reads "%s"', (balance, cbPerSurvey, text) => {
  expect(textAt(balance, cbPerSurvey)).toBe(text);
});

test('a name has the value of the card', () => {
  expect(goalName({ ...bluebird, value: 12.5 }, 'en-US')).toBe('Bluebird $12.50');
});
