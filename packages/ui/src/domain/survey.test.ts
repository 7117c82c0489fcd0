import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestSurvey, cbPerMinute, shortestSurvey, sortSurveys, type Survey } from './survey.ts';
import { survey } from '../screens/Surveys/surveys.fixtures.ts';

const list = [
  survey(1, { cb: 100, minutes: 20 }),
  survey(2, { cb: Number.NaN, minutes: 10 }),
  survey(3, { cb: 60, minutes: 5 }),
  survey(4, { cb: 200, minutes: 25 }),
  survey(5, { cb: 0, minutes: 30 }),
];
const numbers = (surveys: readonly Survey[]) => surveys.map(({ number }) => number);

describe('each order sorts the best first', () => {
  test.each([
    ['reward', [4, 1, 3, 5, 2]],
    ['time', [3, 2, 1, 4, 5]],
    ['rate', [3, 4, 1, 5, 2]],
    [undefined, [1, 2, 3, 4, 5]],
  ] as const)('%s', (order, expected) => {
    expect(numbers(sortSurveys(list, order))).toEqual(expected);
  });
});

test('equal surveys keep the provider’s order, whatever the list', () => {
  const some = fc.record({
    cb: fc.constantFrom(0, 50, 100, Number.NaN),
    minutes: fc.constantFrom(5, 10, 20),
  });
  fc.assert(
    fc.property(fc.array(some), fc.constantFrom('reward', 'time', 'rate'), (rows, order) => {
      const surveys = rows.map((row, at) => survey(at + 1, row));
      const sorted = sortSurveys(surveys, order);
      expect(numbers(sorted).toSorted((a, b) => a - b)).toEqual(numbers(surveys));
      const swapped = sorted.slice(1).filter((next, at) => {
        const before = sorted[at] ?? next;
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

test('the best and the shortest survey can be opened and pay something', () => {
  const surveys = [
    survey(1, { cb: 300, minutes: 1, link: { refused: 'insecure' } }),
    survey(2, { cb: 0, minutes: 2 }),
    survey(3, { cb: 100, minutes: 10 }),
    survey(4, { cb: 400, minutes: 16 }),
    survey(5, { cb: 50, minutes: 5 }),
  ];
  expect([bestSurvey(surveys)?.number, shortestSurvey(surveys)?.number]).toEqual([4, 5]);
  expect(bestSurvey(surveys.slice(0, 2))).toBeUndefined();
});

test('of equally paid surveys the best has the lowest rank, an unknown one last', () => {
  const ranked = (...ranks: (number | undefined)[]) =>
    bestSurvey(ranks.map((rank, at) => survey(at + 1, { cb: 60, minutes: 5, rank })))?.number;
  expect(ranked(undefined, 3, 2, 7)).toBe(3);
  expect(ranked(undefined, undefined)).toBe(1);
});
