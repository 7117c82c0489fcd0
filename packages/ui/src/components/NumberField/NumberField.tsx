import { useEffect, useRef } from 'react';
import type { NumberProblem } from '#ui/domain/wholeNumber.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface NumberFieldProps extends Pick<
  TextFieldProps,
  'label' | 'labelledBy' | 'value' | 'onChange' | 'hint' | 'error' | 'required' | 'ref'
> {
  /** Why the text cannot be used, which replaces `error`. */
  problem?: NumberProblem | undefined;
  /** A number to show as an example of digits. */
  example: number;
}

function errorOf(problem: NumberProblem | undefined, example: number): string | undefined {
  if (problem === 'notDigits') return `Use digits only, such as ${example}.`;
  return problem && 'Enter a smaller number.';
}

/**
 * A field for a whole number, with the numeric keyboard of a phone. It is a text field, because a number
 * field hides malformed text from the page and changes its number with the wheel.
 */
export function NumberField({ problem, example, error, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      error={errorOf(problem, example) ?? error}
    />
  );
}

/**
 * Lets the wheel scroll the page instead of changing the number of a focused box, which is read-only for one
 * frame. If the event were cancelled, the page would not scroll either.
 */
function scrollPastBox({ currentTarget }: Event) {
  if (!(currentTarget instanceof HTMLInputElement) || currentTarget.readOnly) return;
  currentTarget.readOnly = true;
  requestAnimationFrame(() => (currentTarget.readOnly = false));
}

/**
 * A number box for whole numbers from 0 (QUE-10), which the arrow keys change. Browsers hide a text that is not
 * a number from the page; `onChange` then gets "?".
 */
export function NumberBox({ problem, example, error, ...field }: Omit<NumberFieldProps, 'ref'>) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = box.current;
    input?.addEventListener('wheel', scrollPastBox, { passive: true });
    return () => input?.removeEventListener('wheel', scrollPastBox);
  }, []);
  return (
    <TextField
      {...field}
      ref={box}
      type="number"
      min={0}
      step={1}
      inputMode="numeric"
      autoComplete="off"
      error={errorOf(problem, example) ?? error}
    />
  );
}
