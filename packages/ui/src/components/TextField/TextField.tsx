import { useId, type HTMLInputAutoCompleteAttribute, type Ref } from 'react';
import { CircleAlert } from 'lucide-react';
import { PasswordInput } from './PasswordInput.tsx';
import * as styles from './TextField.css.ts';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What the browser may offer and which keyboard it shows; `password` adds a button to reveal it. */
  type?: 'text' | 'email' | 'password' | 'search' | 'number' | 'tel' | 'url';
  /** How to fill it in, read together with the label. */
  hint?: string | undefined;
  /** What is wrong and what to do; marks the field as invalid. */
  error?: string | undefined;
  /** An example or a short name inside the empty box; never instead of the label. */
  placeholder?: string;
  name?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'search' | 'tel' | 'url';
  /** Bounds and steps of a number, for the browser's buttons and keyboard. */
  min?: number;
  step?: number;
  /** Told to screen readers. The field itself checks nothing: the screen or the server does. */
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text to fill in. Keeps whatever is typed; the owner holds the value. */
export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  hint,
  error,
  required = false,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const secretive = type === 'email' || type === 'password';
  const input = {
    ...rest,
    id,
    value,
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.value),
    dir: value === '' ? undefined : 'auto',
    autoCapitalize: secretive ? 'none' : undefined,
    // A revealed password must not travel to a spelling service.
    spellCheck: secretive ? false : undefined,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {type === 'password' ? (
        <PasswordInput {...input} />
      ) : (
        <div className={styles.frame}>
          <input {...input} type={type} className={styles.input} />
        </div>
      )}
      <div aria-live="polite" className={styles.live}>
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            <CircleAlert className={styles.icon} aria-hidden />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
