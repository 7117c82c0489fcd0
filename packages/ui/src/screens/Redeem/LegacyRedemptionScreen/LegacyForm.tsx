import { Amount } from '../../../components/Amount/Amount.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { AdditionalInfoField } from '../../../domain/legacyOptions.ts';

export interface LegacyFormProps {
  /** The CB to redeem; 0 initially. */
  cbAmount: number;
  amountError?: string | undefined;
  fields: readonly AdditionalInfoField[];
  /** Whether the option pays to a mobile number, which may need verification. */
  mobileVerification: boolean;
  /** Receives the text as typed; the parent accepts whole numbers only. */
  onAmount: (typed: string) => void;
  onField: (name: string, value: string) => void;
  onConfirm: () => void;
}

/** The form for the amount and the additional information of the chosen option. */
export function LegacyForm(props: LegacyFormProps) {
  const { cbAmount, amountError, fields, mobileVerification } = props;
  const { onAmount, onField, onConfirm } = props;
  return (
    <Form
      labelledBy="legacy-options"
      onSubmit={onConfirm}
      actions={
        <Button type="submit" size="large">
          Confirm
        </Button>
      }
    >
      <TextField
        label="CB to redeem"
        inputMode="numeric"
        autoComplete="off"
        hint="100 CB are $1."
        error={amountError}
        value={String(cbAmount)}
        onChange={onAmount}
      />
      {fields
        .filter(({ hidden }) => !hidden)
        .map(({ name, label, value, longDescription }) => (
          <TextField
            key={name}
            label={label}
            name={name}
            hint={longDescription || undefined}
            autoComplete="off"
            value={value}
            onChange={(next) => onField(name, next)}
          />
        ))}
      {mobileVerification && (
        <Text tone="muted">Your mobile number may have to be verified first.</Text>
      )}
      {cbAmount > 0 && (
        <Text>
          You redeem <Amount cb={cbAmount} dollars />
        </Text>
      )}
    </Form>
  );
}
