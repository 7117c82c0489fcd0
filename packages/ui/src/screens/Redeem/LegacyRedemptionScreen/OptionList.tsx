import { useId } from 'react';
import { tick } from '../../../components/Field/Field.css.ts';
import { legacyOptions } from '../../../domain/legacyOptions.ts';
import * as styles from './OptionList.css.ts';

export interface OptionListProps {
  /** The value of the chosen option; '' for none. */
  chosen: string;
  /** Set while an order is being confirmed. */
  disabled?: boolean;
  onChoose: (value: string) => void;
}

/** A radio group of the redemption options. */
export function OptionList({ chosen, disabled = false, onChoose }: OptionListProps) {
  const name = useId();
  return (
    <fieldset className={styles.list} disabled={disabled}>
      <legend className={styles.legend}>How do you want to redeem?</legend>
      {legacyOptions.map(({ label, value }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={tick}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
