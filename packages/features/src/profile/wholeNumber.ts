import type { NumberProblem } from '@cb/ui/screens/Profile/QuestionPanel';

/** More digits than any honest answer has, and few enough to be an exact number. */
const maxDigits = 12;

/**
 * Returns the problem of a typed number; `undefined` for a whole number from 0 and for ''.
 */
export function problemWith(typed: string): NumberProblem | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (!/^\d+$/.test(text)) return 'notWhole';
  return text.length > maxDigits ? 'tooLarge' : undefined;
}
