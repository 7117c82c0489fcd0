import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Dana Reyes', 'DR'],
  ['dana maria reyes', 'DM'],
  ['Dana  Reyes', 'DR'],
  ['Cher', 'C'],
  ['', ''],
  ['𝒟ana', '𝒟'],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
