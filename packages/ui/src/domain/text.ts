/**
 * Returns a typed or pasted text in plain characters: without invisible ones and spaces around it, with
 * full-width ones as usual ones, and with any dash as a hyphen (D265).
 */
export const plainText = (typed: string) =>
  typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\uFF01-\uFF5E]/g, (character) => character.normalize('NFKC'))
    .replaceAll(/\p{Pd}/gu, '-')
    .trim();

const quotes = /[\u0060\u00B4\u2018-\u201B\u02B9-\u02BC\u2032\uFF07]/g;
const doubleQuotes = /[\u00AB\u00BB\u201C-\u201F\u2033]/g;
/** Accents of Latin, Greek and Cyrillic letters; marks of other scripts make another letter. */
const ignoredMarks = /[\u0300-\u036F\p{Cf}]/gu;
// cspell:ignore ØŁĐÆŒ
/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = { Ø: 'O', Ł: 'L', Đ: 'D', Æ: 'AE', Œ: 'OE' };

/** Removes the differences that a search ignores: case in any language, accents, quotes, dashes. */
const fold = (text: string) =>
  text
    .replaceAll(quotes, "'")
    .replaceAll(doubleQuotes, '"')
    .replaceAll(/[™®©]/g, '')
    .normalize('NFKD')
    .replaceAll(ignoredMarks, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    // Upper case, because the lower one of "İ", "ẞ" and "Σ" has several forms.
    .toUpperCase()
    .replaceAll(/[ØŁĐÆŒ]/g, (letter) => plainLetters[letter] ?? letter);

/** Returns a text without outer and doubled spaces. */
export const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Returns a function that tells whether one of the texts contains what was typed, for every search field
 * of the site (D310). The texts are those that the page shows.
 */
export function searchFor(typed: string): (texts: readonly string[]) => boolean {
  const searchText = collapseSpaces(fold(typed));
  return (texts) =>
    searchText === '' || texts.some((text) => collapseSpaces(fold(text)).includes(searchText));
}

/** Returns the start of a text, and does not cut an emoji in half. */
export const truncate = (text: string, length: number) =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Returns the first letters of a name's first two words, in capitals; '' for an empty name. */
export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = '']) => letter)
    .join('')
    .toUpperCase();
