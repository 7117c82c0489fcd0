import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface EmailFieldProps extends Pick<
  TextFieldProps,
  | 'value'
  | 'onChange'
  | 'hint'
  | 'error'
  | 'placeholder'
  | 'required'
  | 'readOnly'
  | 'disabled'
  | 'ref'
> {
  /** The visible label. */
  label?: string;
  /** `username` if the address is the login name. */
  autoComplete?: 'email' | 'username';
}

/** A field for an e-mail address, which the server validates. */
export function EmailField({ label = 'Email', autoComplete = 'email', ...props }: EmailFieldProps) {
  return (
    <TextField {...props} label={label} name="Email" type="email" autoComplete={autoComplete} />
  );
}
