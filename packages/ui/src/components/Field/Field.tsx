import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import * as styles from './Field.css.ts';

/** What ties a control to the texts around it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** How to fill it in, read together with the label. */
  hint?: string | undefined;
  /** What is wrong and what to do; marks the control as invalid. */
  error?: string | undefined;
  /** Id of the control, where its owner refers to it; the label is `<id>-label`. */
  id?: string;
  /** The label stands before the control, on the same line. */
  inline?: boolean;
  /** Draws the control, which takes all it is given. */
  children: (control: FieldControl) => ReactNode;
}

/** The frame of every control that is filled in: label, hint and error, tied to it. */
export function Field(props: FieldProps) {
  const { label, hint, error, id: given, inline = false, children } = props;
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={inline ? styles.inline : styles.field}>
      <label htmlFor={id} id={`${id}-label`} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
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
