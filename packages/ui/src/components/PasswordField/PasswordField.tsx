import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { flushSync } from 'react-dom';
import * as styles from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { useTextInput } from '../Field/useTextInput.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface PasswordFieldProps {
  /** The visible label. */
  label?: string;
  /** The name of the input, by which browsers recognise it. */
  name?: string;
  /** The typed password. */
  value: string;
  /** Called on every keystroke, and with a password that the browser fills in. */
  onChange: (value: string) => void;
  /** `new` lets the browser generate and save a password, `current` lets it fill in a saved one. */
  kind: 'current' | 'new';
  /** Explains what is wrong and how to fix it; marks the field as invalid. */
  error?: string | undefined;
  /** Announced to screen readers. The field does not validate: the screen or the server does. */
  required?: boolean;
}

/** A password field with a button that reveals the text. */
export function PasswordField(props: PasswordFieldProps) {
  const { label = 'Password', name = 'Password', value, onChange, kind, error, required } = props;
  const [revealed, setRevealed] = useState(false);
  const textInput = useTextInput(value, onChange);

  function toggle() {
    const input = textInput.ref.current;
    const { selectionStart = null, selectionEnd = null } = input ?? {};
    flushSync(() => setRevealed(!revealed));
    // Restores the caret, which the browser moves when the type of a field changes.
    if (input === document.activeElement) input?.setSelectionRange(selectionStart, selectionEnd);
  }

  const Icon = revealed ? EyeOff : Eye;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={styles.controlWrapper}>
          <input
            {...control}
            {...textInput}
            type={revealed ? 'text' : 'password'}
            className={styles.withButton}
            name={name}
            autoComplete={`${kind}-password`}
            autoCapitalize="none"
            aria-required={required}
            // A revealed password must not be sent to a spell-checking service.
            spellCheck={false}
          />
          <div className={styles.button}>
            <IconButton
              label={revealed ? 'Hide password' : 'Show password'}
              tone="inherit"
              icon={<Icon size={20} aria-hidden />}
              // Keeps the focus on the field, and the on-screen keyboard open.
              onMouseDown={(event) => event.preventDefault()}
              onClick={toggle}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
