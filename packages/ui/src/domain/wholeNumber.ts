import { plainText } from './text.ts';

/** Why a typed text is not a whole number: it contains something else, or too many digits to be exact. */
export type NumberProblem = 'notDigits' | 'tooLarge';

/** The zeros of the digits that keyboards type: Latin, Arabic, Persian, Hindi and Bengali. */
const zeros = ['0', '٠', '۰', '०', '০'];

/** Digits, or groups of them as in 12,345 or 12 345 or 12'345, or 1,23,456 in India. */
const wholeNumberPattern = /^(?:\d+|\d{1,3}(?:[,'’\s]\d{2,3})*[,'’\s]\d{3})$/;

function toLatinDigit(digit: string) {
  const code = digit.charCodeAt(0);
  const values = zeros.map((zero) => code - zero.charCodeAt(0));
  return String(values.find((value) => value >= 0 && value <= 9) ?? digit);
}

function readNumber(typed: string): number | NumberProblem | undefined {
  const text = plainText(typed).replaceAll(/\p{Nd}/gu, toLatinDigit);
  if (text === '') return undefined;
  if (!wholeNumberPattern.test(text)) return 'notDigits';
  const number = Number(text.replaceAll(/\D/g, ''));
  return Number.isSafeInteger(number) ? number : 'tooLarge';
}

/**
 * Parses a typed whole number from 0; `undefined` for any other text. A text that could mean two numbers
 * is refused, such as "1.000", which is one or a thousand (D265).
 */
export function parseWholeNumber(typed: string): number | undefined {
  const number = readNumber(typed);
  return typeof number === 'number' ? number : undefined;
}

/** Parses a typed amount of CB to redeem; `undefined` unless it is a whole number from 1 (D63). */
export const parseCb = (typed: string) => parseWholeNumber(typed) || undefined;

/** Returns why a typed text is not a whole number; `undefined` if it is one, and for an empty text. */
export function problemWithNumber(typed: string): NumberProblem | undefined {
  const number = readNumber(typed);
  return typeof number === 'number' ? undefined : number;
}
