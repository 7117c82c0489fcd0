import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { passwordsDiffer } from './texts.ts';

export interface SignUpValues {
  email: string;
  password: string;
  repeatPassword: string;
  zipcode: string;
}

interface SignUpFormProps {
  /** Id of the heading that names the form. */
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
        <Button type="submit" wide>
          Sign me up!
        </Button>
      }
    >
      <TextField
        label="Email"
        name="Email"
        type="email"
        autoComplete="email"
        value={values.email}
        onChange={(value) => onChange('email', value)}
      />
      <TextField
        label="Password"
        name="Password"
        type="password"
        autoComplete="new-password"
        value={values.password}
        onChange={(value) => onChange('password', value)}
      />
      <TextField
        label="Repeat Password"
        name="RepeatPassword"
        type="password"
        autoComplete="new-password"
        value={values.repeatPassword}
        onChange={(value) => onChange('repeatPassword', value)}
        {...(mismatch && { error: passwordsDiffer })}
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
