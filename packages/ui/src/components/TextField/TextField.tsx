import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type HTMLInputAutoCompleteAttribute,
  type Ref,
} from 'react';
import { Field } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';
import { useTypedEarly } from '../Field/useTypedEarly.ts';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The input type, which determines autofill and the on-screen keyboard. */
  type?: 'text' | 'email' | 'search' | 'number';
  /** How to fill it in; read out with the label. */
  hint?: string | undefined;
  /** Explains what is wrong and how to fix it; marks the field as invalid. */
  error?: string | undefined;
  /** An example inside the empty box, which does not replace the label. */
  placeholder?: string;
  name?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric';
  /** Like `step`, for the browser's stepper buttons and arrow keys only. */
  min?: number;
  step?: number;
  /** Announced to screen readers. The field does not validate: the screen or the server does. */
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement | null>;
}

/** A controlled single-line text field. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, value, onChange, type = 'text', required, ref, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const latest = useRef(value);
  function change(typed: string) {
    latest.current = typed;
    onChange(typed);
  }
  // Selects what a screen fills into an empty field while it has the focus. The caret would otherwise be
  // in that text, and typing would add to it instead of replacing it (D186).
  useLayoutEffect(() => {
    const isFilledIn = latest.current === '' && value !== '';
    latest.current = value;
    if (isFilledIn && input.current === document.activeElement) input.current?.select();
  }, [value]);
  // After the effect above, for which this text is typed, not filled in.
  useTypedEarly(input, value, change);
  const literal = type === 'email';
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.frame}>
          <input
            {...rest}
            {...control}
            ref={input}
            type={type}
            className={styles.control}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
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
