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

const explain = (problem: NumberProblem | undefined, example: number) =>
  problem &&
  { notDigits: `Use digits only, such as ${example}.`, tooLarge: 'Enter a smaller number.' }[
    problem
  ];

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
      error={explain(problem, example) ?? error}
    />
  );
}

/**
 * Keeps the wheel from changing the number of a focused box; it scrolls the page instead. A read-only box
 * ignores the wheel, unlike one whose event is cancelled, over which the page would not scroll.
 */
function skipWheel({ currentTarget }: Event) {
  if (!(currentTarget instanceof HTMLInputElement) || currentTarget.readOnly) return;
  currentTarget.readOnly = true;
  requestAnimationFrame(() => (currentTarget.readOnly = false));
}

/**
 * A number box, for whole numbers from 0 (QUE-10): the arrow keys step. For a text that the browser hides
 * because it is not a number, `onChange` gets a text that is not a number either.
 */
export function NumberBox({ problem, example, error, ...field }: Omit<NumberFieldProps, 'ref'>) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = box.current;
    input?.addEventListener('wheel', skipWheel, { passive: true });
    return () => input?.removeEventListener('wheel', skipWheel);
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
      error={explain(problem, example) ?? error}
    />
  );
}
