import type { Ref } from 'react';
import { TextField } from '../../../components/TextField/TextField.tsx';

export interface AmountFieldProps {
  ref?: Ref<HTMLInputElement>;
  /** The text as typed. */
  value: string;
  /** Whether the amount was submitted and cannot be redeemed (decision D63). */
  refused: boolean;
  onChange: (typed: string) => void;
}

/** The amount of a redemption, in CB. */
export function AmountField({ refused, ...field }: AmountFieldProps) {
  return (
    <TextField
      {...field}
      label="CB to redeem"
      inputMode="numeric"
      autoComplete="off"
      hint="100 CB are $1."
      error={refused ? 'Enter a whole number of CB, at least 1,000.' : undefined}
    />
  );
}
