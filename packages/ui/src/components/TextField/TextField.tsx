import { useImperativeHandle, type HTMLInputAutoCompleteAttribute, type Ref } from 'react';
import * as styles from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { useTextInput } from '../Field/useTextInput.ts';

export interface TextFieldProps {
  /** The visible label. */
  label?: string;
  /** The id of a text on the page that names the field, instead of a label. */
  labelledBy?: string | undefined;
  /** The text of the field. */
  value: string;
  /** Called on every keystroke, and with a text that the browser fills in. */
  onChange: (value: string) => void;
  /** The input type, which determines autofill and the on-screen keyboard. */
  type?: 'text' | 'email' | 'search' | 'number';
  /** The minimum of a number box. */
  min?: number;
  /** The step of the arrow keys in a number box. */
  step?: number;
  /** How to fill it in; read out with the label. */
  hint?: string | undefined;
  /** Explains what is wrong and how to fix it; marks the field as invalid. */
  error?: string | undefined;
  /** An example inside the empty box, which does not replace the label. */
  placeholder?: string;
  /** The name of the input, by which browsers recognise it. */
  name?: string;
  /** What the browser fills in, such as `given-name`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Shows the numeric keyboard on a phone. */
  inputMode?: 'numeric';
  /** Announced to screen readers. The field does not validate: the screen or the server does. */
  required?: boolean;
  /** Prevents changes; the text can be selected and copied. */
  readOnly?: boolean;
  /** Prevents changes and the focus; `hint` gives the reason. */
  disabled?: boolean;
  /** The input, to move the focus to it. */
  ref?: Ref<HTMLInputElement | null>;
}

/** A single-line text field, which shows `value`. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    labelledBy,
    hint,
    error,
    value,
    onChange,
    type = 'text',
    required,
    ref,
    ...rest
  } = props;
  const textInput = useTextInput(value, onChange);
  // `useTextInput` needs a ref of its own. Without the type arguments, null is not inferred.
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => textInput.ref.current,
    [textInput.ref],
  );
  const isEmail = type === 'email';
  return (
    <Field label={label} labelledBy={labelledBy} hint={hint} error={error}>
      {(control) => (
        <div className={styles.controlWrapper}>
          <input
            {...rest}
            {...control}
            {...textInput}
            type={type}
            className={styles.control}
            autoCapitalize={isEmail ? 'none' : undefined}
            spellCheck={isEmail ? false : undefined}
            aria-required={required || undefined}
          />
        </div>
      )}
    </Field>
  );
}
