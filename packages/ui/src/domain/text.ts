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

/** Returns the first letters of a name's first two words, in capitals; '' for an empty name. */
export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32).trim())
    .join('')
    .toUpperCase();
