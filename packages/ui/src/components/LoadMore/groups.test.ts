import { expect, test } from 'vitest';
import { groupsOf, haveSameRows } from './groups.ts';

test.each([
  [[], []],
  [['a'], [['a']]],
  [
    ['a', 'b', 'c', 'd'],
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    ['a', 'b', 'c', 'd', 'e'],
    [['a', 'b'], ['c', 'd'], ['e']],
  ],
])('%j in groups of two is %j', (rows, groups) => {
  expect(groupsOf(rows, 2)).toEqual(groups);
});

test.each([
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [['a', 'b'], ['a', 'c'], false],
  [['a'], ['a', 'b'], false],
  [[], [], true],
])('whether %j has the same rows as %j: %j', (before, after, same) => {
  expect(haveSameRows(before, after)).toBe(same);
});
