import { expect, test } from 'vitest';
import { initialsOf, plainText, searchFor, truncate } from './text.ts';

// cspell:ignore ＷＥＬＣＯＭＥ Größe İstanbul ısparta Crème Łódź Straße ΟΔΟΣ isparta strasse οδοσ

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
])('the plain text of %j is %j', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});

test.each([
  ['Alder Books', ' alder\u00A0  BOOKS '],
  ['Crème Café', 'creme'],
  ['Creme', 'crème'],
  ['Macy’s', "macy's"],
  ["Macy's", 'macy´s'],
  ['İstanbul', 'istanbul'],
  ['ISPARTA', 'ısparta'],
  ['Łódź', 'lodz'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['−2,500', '-2,500'],
  ['Gift\u00ADCard™ 5', 'giftcard ５'],
])('%j is found by %j', (text, typed) => {
  expect(searchFor(typed)(['', text])).toBe(true);
});

test('does not match other letters, or a term that spans two texts', () => {
  expect(searchFor('का')(['कि'])).toBe(false);
  expect(searchFor('ab')(['a', 'b'])).toBe(false);
});

test('a blank term matches everything', () => {
  expect(searchFor(' \u00A0')([])).toBe(true);
});

test('a text is cut between characters', () => {
  expect([2, 3].map((length) => truncate('a😀b', length))).toEqual(['a', 'a😀']);
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
