import { useRef, useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { flushSync } from 'react-dom';
import * as styles from './TextField.css.ts';

/** The box of a password, with a button that shows what was typed. */
export function PasswordInput({ disabled, ...props }: ComponentProps<'input'>) {
  const [revealed, setRevealed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  function toggle() {
    const input = frame.current?.querySelector('input');
    const { selectionStart = null, selectionEnd = null } = input ?? {};
    flushSync(() => setRevealed(!revealed));
    // The browser moves the caret when the type of a field changes.
    if (input === document.activeElement) input?.setSelectionRange(selectionStart, selectionEnd);
  }

  const Icon = revealed ? EyeOff : Eye;
  return (
    <div ref={frame} className={styles.frame}>
      <input
        {...props}
        disabled={disabled}
        type={revealed ? 'text' : 'password'}
        className={`${styles.input} ${styles.withReveal}`}
      />
      <button
        type="button"
        className={styles.reveal}
        disabled={disabled}
        aria-label={revealed ? 'Hide password' : 'Show password'}
        // A press by pointer leaves the focus, and so the phone's keyboard, with the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        <Icon className={styles.icon} aria-hidden />
      </button>
    </div>
  );
}
