/** More digits than any honest answer has, and few enough to be an exact number. */
const maxDigits = 12;

/**
 * Returns the problem of a typed number as text; `undefined` for a whole number from 0 and for ''.
 */
export function problemWith(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (!/^\d+$/.test(text)) return 'Enter a whole number, 0 or more.';
  return text.length > maxDigits ? 'Enter a smaller number.' : undefined;
}
