import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { passwordsDiffer } from '../../../domain/passwordsDiffer.ts';

export interface SignUpValues {
  email: string;
  password: string;
  repeatPassword: string;
  zipcode: string;
}

interface SignUpFormProps {
  /** The id of the heading that labels the form. */
  labelledBy: string;
  values: SignUpValues;
  mismatch: boolean;
  onChange: (field: keyof SignUpValues, value: string) => void;
  onSubmit: () => void;
}

export function SignUpForm({ labelledBy, values, mismatch, onChange, onSubmit }: SignUpFormProps) {
  return (
    <Form
      labelledBy={labelledBy}
      onSubmit={onSubmit}
      actions={
        <Button type="submit" size="large" wide>
          Sign me up!
        </Button>
      }
    >
      <EmailField value={values.email} onChange={(value) => onChange('email', value)} />
      <PasswordField
        kind="new"
        value={values.password}
        onChange={(value) => onChange('password', value)}
      />
      <PasswordField
        label="Repeat Password"
        name="RepeatPassword"
        kind="new"
        value={values.repeatPassword}
        onChange={(value) => onChange('repeatPassword', value)}
        error={mismatch ? passwordsDiffer : undefined}
      />
      <TextField
        label="Zipcode"
        name="zipcode"
        autoComplete="postal-code"
        value={values.zipcode}
        onChange={(value) => onChange('zipcode', value)}
      />
    </Form>
  );
}
