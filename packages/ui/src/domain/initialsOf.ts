/** Returns the first letters of a name's first two words, in capitals; '' for an empty name. */
export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32).trim())
    .join('')
    .toUpperCase();
