import { Field } from '../Field/Field.tsx';
import * as styles from './SelectField.css.ts';

export interface SelectFieldProps {
  label: string;
  /** The value of an option. */
  value: string;
  onChange: (value: string) => void;
  /** Few enough to be looked through; the first is the usual one. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** The label stands before the box, which is as wide as its longest option. */
  inline?: boolean;
}

/** One of a few options, as the device lets choose from them. */
export function SelectField(props: SelectFieldProps) {
  const { label, value, onChange, options, inline = false } = props;
  return (
    <Field label={label} inline={inline}>
      {(control) => (
        <select
          {...control}
          className={inline ? styles.inline : styles.select}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
