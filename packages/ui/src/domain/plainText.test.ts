// cspell:ignore ＷＥＬＣＯＭＥ Größe
import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

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
