import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { tick } from '../Field/Field.css.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some, but not all, of what the box stands for are ticked. */
  partly?: boolean;
  /** Keeps the label for screen readers only, where the place of the box says what it ticks. */
  labelHidden?: boolean;
}

/** A box to tick; it and its label are pressed alike. */
export function Checkbox({
  label,
  checked,
  onChange,
  partly = false,
  labelHidden = false,
}: CheckboxProps) {
  return (
    <label className={labelHidden ? styles.lone : styles.line}>
      <input
        ref={(box) => {
          // No attribute says this, only a property.
          if (box) box.indeterminate = partly && !checked;
        }}
        type="checkbox"
        className={tick}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
}
