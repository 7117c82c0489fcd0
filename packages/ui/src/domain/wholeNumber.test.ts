import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWholeNumber, problemWithNumber } from './wholeNumber.ts';

test.each([
  ['0', 0],
  ['1000', 1000],
  [' 1000 ', 1000],
  ['1,000', 1000],
  ['12,345,678', 12_345_678],
  ['1,23,456', 123_456],
  ['1 000', 1000],
  ['1\u00A0000', 1000],
  ['1\u202F000', 1000],
  ["1'000", 1000],
  ['1’000', 1000],
  ['0010', 10],
  ['１０００', 1000],
  ['１，０００', 1000],
  ['١٠٠٠', 1000],
  ['۱۰۰۰', 1000],
  ['१०००', 1000],
  ['১০০০', 1000],
  ['\u200B1000', 1000],
  ['10\u00AD00', 1000],
  ['\u202A1000\u202C', 1000],
])('%j is %d', (typed, number) => {
  expect(parseWholeNumber(typed)).toBe(number);
  expect(problemWithNumber(typed)).toBeUndefined();
});

const otherTexts =
  '-5 +5 –5 10.5 1.000 1,5 1,0000 ,100 1,00 10-00 1e21 NaN ten 10² ① 1000CB ๑'.split(' ');

test.each(otherTexts)('%j is not written in digits', (typed) => {
  expect(parseWholeNumber(typed)).toBeUndefined();
  expect(problemWithNumber(typed)).toBe('notDigits');
});

test.each(['', ' ', '\u200B'])('%j is empty, which is not an error', (typed) => {
  expect(parseWholeNumber(typed)).toBeUndefined();
  expect(problemWithNumber(typed)).toBeUndefined();
});

test.each(['9007199254740993', '9'.repeat(400)])('%s is too large to be exact', (typed) => {
  expect(parseWholeNumber(typed)).toBeUndefined();
  expect(problemWithNumber(typed)).toBe('tooLarge');
});

test('returns only whole numbers, from 0 up', () => {
  const characters = '0 1 5 9 , . ’ - + e １ ०'.split(' ');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(' ', ...characters) }), (typed) => {
      const number = parseWholeNumber(typed) ?? 0;
      expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
    }),
  );
});
