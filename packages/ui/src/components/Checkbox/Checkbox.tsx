import * as styles from '../Field/Field.css.ts';

export interface CheckboxProps {
  /** The text beside the box, and its accessible name. */
  label: string;
  /** Whether the box is ticked. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  /** Whether some, but not all, of the items that the box stands for are ticked; ignored while it is checked. */
  indeterminate?: boolean;
  /** Hides the label visually, if the position of the box makes clear what it ticks. */
  labelHidden?: boolean;
}

/** A checkbox with a clickable label. */
export function Checkbox({
  label,
  checked,
  onChange,
  indeterminate = false,
  labelHidden = false,
}: CheckboxProps) {
  return (
    <label className={labelHidden ? styles.checkboxAlone : styles.checkboxLine}>
      <input
        ref={(box) => {
          // `indeterminate` is a property without an attribute.
          if (box) box.indeterminate = indeterminate && !checked;
        }}
        type="checkbox"
        // A hidden text would be read out again after the box.
        aria-label={labelHidden ? label : undefined}
        className={styles.tick}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {!labelHidden && <span>{label}</span>}
    </label>
  );
}
