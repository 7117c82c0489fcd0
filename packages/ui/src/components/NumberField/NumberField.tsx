import type { NumberProblem } from '#ui/domain/wholeNumber.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface NumberFieldProps extends Pick<
  TextFieldProps,
  'label' | 'value' | 'onChange' | 'hint' | 'error' | 'required' | 'ref'
> {
  /** Why the text cannot be used, which replaces `error`. */
  problem?: NumberProblem | undefined;
  /** A number to show as an example of digits. */
  example: number;
}

/**
 * A field for a whole number, with the numeric keyboard of a phone. It is a text field, because browsers
 * hide from the page what is no number in a number field, and change numbers with the wheel.
 */
export function NumberField({ problem, example, error, ...field }: NumberFieldProps) {
  const problems = {
    notDigits: `Use digits only, such as ${example}.`,
    tooLarge: 'Enter a smaller number.',
  };
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      error={problem ? problems[problem] : error}
    />
  );
}
