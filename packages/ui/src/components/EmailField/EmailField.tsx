import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface EmailFieldProps extends Pick<
  TextFieldProps,
  'value' | 'onChange' | 'hint' | 'placeholder' | 'required' | 'readOnly' | 'disabled'
> {
  label?: string;
  /** `username` where the address is what one logs in with. */
  autoComplete?: 'email' | 'username';
}

/** An e-mail address. Its form is the server's to check. */
export function EmailField({ label = 'Email', autoComplete = 'email', ...props }: EmailFieldProps) {
  return (
    <TextField {...props} label={label} name="Email" type="email" autoComplete={autoComplete} />
  );
}
