import { useRef, useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Field } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface PasswordFieldProps {
  label?: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  /** `new` is one that the browser may make up and keeps, `current` one that it knows. */
  kind: 'current' | 'new';
  /** What is wrong and what to do; marks the field as invalid. */
  error?: string | undefined;
}

/** A password, with a button that shows what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label = 'Password', name = 'Password', value, onChange, kind, error } = props;
  const [revealed, setRevealed] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function toggle() {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    flushSync(() => setRevealed(!revealed));
    // The browser moves the caret when the type of a field changes.
    if (input.current === document.activeElement) {
      input.current?.setSelectionRange(selectionStart, selectionEnd);
    }
  }

  const Icon = revealed ? EyeOff : Eye;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={styles.frame}>
          <input
            {...control}
            ref={input}
            type={revealed ? 'text' : 'password'}
            className={styles.withButton}
            name={name}
            autoComplete={`${kind}-password`}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            dir={value === '' ? undefined : 'auto'}
            autoCapitalize="none"
            // A revealed password must not travel to a spelling service.
            spellCheck={false}
          />
          <div className={styles.button}>
            <IconButton
              label={revealed ? 'Hide password' : 'Show password'}
              tone="inherit"
              icon={<Icon size={20} aria-hidden />}
              // A press by pointer leaves the focus, and so the phone's keyboard, with the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={toggle}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
