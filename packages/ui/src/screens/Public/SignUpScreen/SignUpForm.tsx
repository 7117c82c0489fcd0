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

export type SignUpFieldErrors = Partial<SignUpValues>;

interface SignUpFormProps {
  /** The id of the heading that labels the form. */
  labelledBy: string;
  values: SignUpValues;
  /** The server's messages about the fields. */
  fieldErrors?: SignUpFieldErrors | undefined;
  mismatch: boolean;
  onChange: (field: keyof SignUpValues, value: string) => void;
  onSubmit: () => void;
}

export function SignUpForm(props: SignUpFormProps) {
  const { labelledBy, values, fieldErrors = {}, mismatch, onChange, onSubmit } = props;
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
      <EmailField
        required
        value={values.email}
        onChange={(value) => onChange('email', value)}
        error={fieldErrors.email}
      />
      <PasswordField
        kind="new"
        required
        value={values.password}
        onChange={(value) => onChange('password', value)}
        error={fieldErrors.password}
      />
      <PasswordField
        label="Repeat Password"
        name="RepeatPassword"
        kind="new"
        required
        value={values.repeatPassword}
        onChange={(value) => onChange('repeatPassword', value)}
        error={mismatch ? passwordsDiffer : undefined}
      />
      <TextField
        label="Zipcode"
        name="zipcode"
        autoComplete="postal-code"
        required
        value={values.zipcode}
        onChange={(value) => onChange('zipcode', value)}
        error={fieldErrors.zipcode}
      />
    </Form>
  );
}
