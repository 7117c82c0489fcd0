import type { Ref } from 'react';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { problemWithNumber } from '../../../domain/wholeNumber.ts';

export interface AmountFieldProps {
  /** The input element. */
  ref?: Ref<HTMLInputElement>;
  /** The text as typed. */
  value: string;
  /** Whether the amount was submitted and cannot be redeemed (decision D63). */
  refused: boolean;
  /** Called with the typed text. */
  onChange: (typed: string) => void;
}

/** The amount of a redemption, in CB. */
export function AmountField({ refused, ...field }: AmountFieldProps) {
  return (
    <NumberField
      {...field}
      label="CB to redeem"
      example={1000}
      hint="100 CB are $1."
      problem={refused ? problemWithNumber(field.value) : undefined}
      error={refused ? 'Enter a whole number of CB, at least 1,000.' : undefined}
    />
  );
}
