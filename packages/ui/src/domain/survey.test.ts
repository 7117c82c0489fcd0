import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bestSurvey,
  cbPerMinute,
  chooseSurveys,
  hasRate,
  shortestSurvey,
  sortSurveys,
  type Survey,
} from './survey.ts';
import { survey } from '../screens/Surveys/surveys.fixtures.ts';

const list = [
  survey(1, { cb: 100, minutes: 20, match: 70 }),
  survey(2, { cb: Number.NaN, minutes: 10, match: 95 }),
  survey(3, { cb: 60, minutes: 5, match: undefined }),
  survey(4, { cb: 200, minutes: 25, match: 20 }),
  survey(5, { cb: 0, minutes: 30, match: 80 }),
];
const numbers = (surveys: readonly Survey[]) => surveys.map(({ number }) => number);

describe('each sort puts the best first', () => {
  test.each([
    ['reward', [4, 1, 3, 5, 2]],
    ['time', [3, 2, 1, 4, 5]],
    ['rate', [3, 4, 1, 5, 2]],
    ['match', [2, 5, 1, 4, 3]],
  ] as const)('%s', (sort, expected) => {
    expect(numbers(sortSurveys(list, sort))).toEqual(expected);
  });
});

test('without a sort, surveys keep the provider’s order', () => {
  expect(sortSurveys(list, undefined)).toEqual(list);
});

test('equal surveys keep the provider’s order, whatever the list', () => {
  const some = fc.record({
    cb: fc.constantFrom(0, 50, 100, Number.NaN),
    minutes: fc.constantFrom(5, 10, 20),
  });
  fc.assert(
    fc.property(fc.array(some), fc.constantFrom('reward', 'time', 'rate'), (rows, sort) => {
      const surveys = rows.map((row, index) => survey(index + 1, row));
      const sorted = sortSurveys(surveys, sort);
      expect(numbers(sorted).toSorted((a, b) => a - b)).toEqual(numbers(surveys));
      const swapped = sorted.slice(1).filter((next, index) => {
        const before = sorted[index] ?? next;
        const equal = Object.is(before.cb, next.cb) && before.minutes === next.minutes;
        return equal && before.number > next.number;
      });
      expect(swapped).toEqual([]);
    }),
  );
});

test('CB per minute is the reward divided by the length', () => {
  expect(cbPerMinute(survey(1, { cb: 90, minutes: 12 }))).toBe(7.5);
});

test.each([
  [0.7, 22, false],
  [0.3, 3, true],
  [0.29, 3, false],
  [0, 1, false],
  [Number.NaN, 5, false],
])('%d CB for %d minutes show their rate: %s', (cb, minutes, shown) => {
  expect(hasRate(survey(1, { cb, minutes }))).toBe(shown);
});

test('the best and the shortest survey can be opened and pay something', () => {
  const surveys = [
    survey(1, { cb: 300, minutes: 1, link: { refused: 'unsafe' } }),
    survey(2, { cb: 0, minutes: 2 }),
    survey(3, { cb: 100, minutes: 10, match: 80 }),
    survey(4, { cb: 400, minutes: 16, match: 80 }),
    survey(5, { cb: 50, minutes: 5, match: 80 }),
  ];
  expect([bestSurvey(surveys)?.number, shortestSurvey(surveys)?.number]).toEqual([4, 5]);
  expect(bestSurvey(surveys.slice(0, 2))).toBeUndefined();
});

const bestOf = (...surveys: Partial<Survey>[]) =>
  bestSurvey(surveys.map((given, index) => survey(index + 1, given)))?.number;

test('the best survey has the most CB per minute times match', () => {
  // CB per minute and match: 9 at 45 %, 8 at 90 %, and 12 at an unknown match, which counts as 50 %.
  const candidates = [
    { cb: 27, minutes: 3, match: 45 },
    { cb: 120, minutes: 15, match: 90 },
    { cb: 120, minutes: 10, match: undefined },
  ];
  expect(bestOf(...candidates)).toBe(2);
  expect(bestOf({ cb: 20, minutes: 5 }, { ...candidates[1], match: 70 }, candidates[2] ?? {})).toBe(
    3,
  );
});

test('among equally good surveys, the best one is chosen by rank, then by position', () => {
  const equal = { cb: 100, minutes: 10, match: 50 };
  const least = { cb: 1, minutes: 1, match: 1 };
  const bestByRank = (...ranks: (number | undefined)[]) =>
    bestOf(least, ...ranks.map((rank) => ({ ...equal, rank })));
  expect(bestByRank(7, 3, 5)).toBe(3);
  expect(bestByRank(undefined, 9)).toBe(3);
  expect(bestByRank(undefined, undefined)).toBe(2);
  expect(bestByRank(4, 4)).toBe(2);
});

test('the best survey never pays the least, unless all pay the same', () => {
  const quick = { cb: 18, minutes: 1, match: 100 };
  expect(bestOf(quick, { cb: 40, minutes: 20, match: 30 })).toBe(2);
  expect(bestOf({ ...quick, minutes: 2 }, quick)).toBe(2);
});

test('a choice keeps the short surveys, or the better-paid half, best first', () => {
  const all = [
    survey(1, { minutes: 3, cb: 20 }),
    survey(2, { minutes: 4, cb: 60 }),
    survey(3, { minutes: 15, cb: 40 }),
    survey(4, { minutes: 16, cb: 80 }),
    survey(5, { minutes: 30, cb: Number.NaN }),
  ];
  expect(numbers(chooseSurveys(all, '3min'))).toEqual([1]);
  expect(numbers(chooseSurveys(all, '15min'))).toEqual([1, 2, 3]);
  expect(numbers(chooseSurveys(all, 'paid'))).toEqual([4, 2, 3]);
  expect(chooseSurveys(all, undefined)).toBe(all);
});
