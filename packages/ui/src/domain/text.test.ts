import { expect, test } from 'vitest';
import { initialsOf, plainText } from './text.ts';

// cspell:ignore ＷＥＬＣＯＭＥ Größe

test.each([
  ['WELCOME50', 'WELCOME50'],
  [' WELCOME50\n', 'WELCOME50'],
  ['\u200BWEL\u200DCOME\u00AD50\uFEFF', 'WELCOME50'],
  ['ＷＥＬＣＯＭＥ５０', 'WELCOME50'],
  ['WELCOME‑50', 'WELCOME-50'],
  ['WELCOME–50', 'WELCOME-50'],
  ['WELCOME－50', 'WELCOME-50'],
  ['Größe ½ ②', 'Größe ½ ②'],
  ['\u200B \u2060', ''],
])('%j is %j', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});

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
