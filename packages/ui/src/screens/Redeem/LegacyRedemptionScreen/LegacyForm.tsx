import { useId } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { tick } from '#ui/components/Field/Field.css.ts';
import { Form } from '#ui/components/Form/Form.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { type AdditionalInfoField, legacyOptions } from '#ui/domain/legacyOptions.ts';
import { parseCb } from '#ui/domain/wholeNumber.ts';
import { AmountField } from '../RedemptionParts/RedemptionParts.tsx';
import * as styles from './LegacyRedemptionScreen.css.ts';

interface OptionListProps {
  /** The value of the chosen option; '' for none. */
  chosen: string;
  /** Whether an order is being confirmed, during which the option can't change. */
  disabled?: boolean;
  onChoose: (value: string) => void;
}

/** A radio group of the redemption options. */
export function OptionList({ chosen, disabled = false, onChoose }: OptionListProps) {
  const name = useId();
  return (
    <fieldset className={styles.list} disabled={disabled}>
      <legend className={styles.legend}>How do you want to redeem?</legend>
      {legacyOptions.map(({ label, value }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={tick}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

export interface LegacyFormProps {
  /** The amount as typed. */
  amount: string;
  /** Whether the submitted amount cannot be redeemed. */
  amountRefused?: boolean;
  /** The server's message about the amount. */
  amountError?: string | undefined;
  /** The additional information that the option needs, with the server's messages about it. */
  fields: readonly (AdditionalInfoField & { readonly error?: string | undefined })[];
  /** Whether the option pays to a mobile number, which may need verification. */
  mobileVerification: boolean;
  /** Called with the typed amount. */
  onAmount: (typed: string) => void;
  /** Called with the name of a field and its typed value. */
  onField: (name: string, value: string) => void;
  /** Shows the confirmation. */
  onConfirm: () => void;
  /** The id of the heading above the form. */
  headingId: string;
}

/** The form for the amount and the additional information of the chosen option. */
export function LegacyForm(props: LegacyFormProps) {
  const { amount, amountRefused = false, amountError, fields } = props;
  const { mobileVerification, onAmount, onField, onConfirm, headingId } = props;
  const cb = parseCb(amount);
  return (
    <Form
      labelledBy={headingId}
      onSubmit={onConfirm}
      actions={
        <Button type="submit" size="large">
          Confirm
        </Button>
      }
    >
      <AmountField refused={amountRefused} error={amountError} value={amount} onChange={onAmount} />
      {fields
        .filter(({ hidden }) => !hidden)
        .map(({ name, label, value, longDescription, error }) => (
          <TextField
            key={name}
            label={label}
            name={name}
            hint={longDescription || undefined}
            autoComplete="off"
            value={value}
            error={error}
            onChange={(next) => onField(name, next)}
          />
        ))}
      {mobileVerification && (
        <Text tone="muted">Your mobile number may have to be verified first.</Text>
      )}
      {cb !== undefined && (
        <Text>
          You redeem <Amount cb={cb} dollars />
        </Text>
      )}
    </Form>
  );
}
