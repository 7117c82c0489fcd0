import { useId } from 'react';
import { tick } from '../../../components/Field/Field.css.ts';
import { legacyOptions } from './legacyOptions.ts';
import * as styles from './OptionList.css.ts';

export interface OptionListProps {
  /** Value of the chosen option; '' while none is. */
  chosen: string;
  /** Nothing can be chosen while an order is confirmed. */
  disabled?: boolean;
  onChoose: (value: string) => void;
}

/** The ways of redeeming, one of which is chosen. */
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
          {label}
        </label>
      ))}
    </fieldset>
  );
}
