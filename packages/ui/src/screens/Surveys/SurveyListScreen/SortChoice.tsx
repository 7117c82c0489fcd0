import { useId } from 'react';
import { SelectField } from '../../../components/SelectField/SelectField.tsx';
import type { SurveyOrder } from '../../../domain/survey.ts';
import * as styles from './SortChoice.css.ts';

export interface SortChoiceProps {
  /** Undefined for the provider's order. */
  order: SurveyOrder | undefined;
  onChange: (order: SurveyOrder | undefined) => void;
}

const choices = [
  { order: undefined, label: 'As listed' },
  { order: 'reward', label: 'Highest reward' },
  { order: 'time', label: 'Shortest' },
  { order: 'rate', label: 'Most CB per minute' },
  { order: 'match', label: 'Best match' },
] as const;

/** Selects the order of the surveys; on a phone with one menu. */
export function SortChoice({ order, onChange }: SortChoiceProps) {
  const name = useId();
  return (
    <>
      <div className={styles.menu}>
        <SelectField
          label="Sort by"
          inline
          value={order ?? ''}
          options={choices.map((choice) => ({ value: choice.order ?? '', label: choice.label }))}
          onChange={(value) => onChange(choices.find((choice) => choice.order === value)?.order)}
        />
      </div>
      {/* No fieldset, because WebKit places a legend above its row. */}
      <div role="radiogroup" aria-labelledby={`${name}-label`} className={styles.choices}>
        <span id={`${name}-label`} className={styles.label}>
          Sort by
        </span>
        {choices.map((choice) => (
          <label key={choice.label} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={choice.order === order}
              onChange={() => onChange(choice.order)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </>
  );
}
