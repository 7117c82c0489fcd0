import { ChevronDown } from 'lucide-react';
import * as field from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import * as styles from './SelectField.css.ts';

export interface SelectFieldProps {
  /** The visible label. */
  label: string;
  /** The selected option's value. */
  value: string;
  /** Called with the value of the option that the member selects. */
  onChange: (value: string) => void;
  /** A short list of options; the first is the default. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** Puts label and value into one pill, for a row of filters. */
  inline?: boolean;
}

/** A native select for a few options. */
export function SelectField(props: SelectFieldProps) {
  const { label, value, onChange, options, inline = false } = props;
  return (
    <Field label={label} inline={inline}>
      {(control) => (
        <div
          className={`${field.controlWrapper} ${inline ? styles.inlineBox : styles.box}`}
          data-chosen={options.find((option) => option.value === value)?.label}
        >
          <select
            {...control}
            className={inline ? styles.inline : `${field.control} ${styles.select}`}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden />
        </div>
      )}
    </Field>
  );
}
