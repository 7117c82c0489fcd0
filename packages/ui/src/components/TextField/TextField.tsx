import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { Field } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What the browser may offer and which keyboard it shows. */
  type?: 'text' | 'email' | 'search' | 'number';
  /** How to fill it in, read together with the label. */
  hint?: string | undefined;
  /** What is wrong and what to do; marks the field as invalid. */
  error?: string | undefined;
  /** An example or a short name inside the empty box; never instead of the label. */
  placeholder?: string;
  name?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric';
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
export function TextField(props: TextFieldProps) {
  const { label, hint, error, value, onChange, type = 'text', required, ...rest } = props;
  const literal = type === 'email';
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.frame}>
          <input
            {...rest}
            {...control}
            type={type}
            className={styles.control}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            dir={value === '' ? undefined : 'auto'}
            autoCapitalize={literal ? 'none' : undefined}
            spellCheck={literal ? false : undefined}
            aria-required={required || undefined}
          />
        </div>
      )}
    </Field>
  );
}
