import { useId } from 'react';
import * as styles from '../Field/Field.css.ts';

/** A possible answer to the question. */
export interface Choice {
  /** Identifies the choice. */
  readonly value: string;
  /** The text beside the control. */
  readonly label: string;
}

export interface ChoiceGroupProps {
  /** `one`: radio buttons, at most one of them checked; `many`: checkboxes. */
  kind: 'one' | 'many';
  /** The id of the question. */
  labelledBy: string;
  /** The id of a further description. */
  describedBy?: string;
  /** The choices, with unique values. */
  choices: readonly Choice[];
  /** The chosen values. */
  chosen: readonly string[];
  /** Called when a choice is picked, or picked again, which deselects it even with `one`. */
  onToggle: (value: string) => void;
}

/** A question's choices; the whole line of each is clickable. */
export function ChoiceGroup({
  kind,
  labelledBy,
  describedBy,
  choices,
  chosen,
  onToggle,
}: ChoiceGroupProps) {
  const name = useId();
  return (
    <div
      role={kind === 'one' ? 'radiogroup' : 'group'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.choiceGroup}
    >
      {choices.map(({ value, label }) => {
        const checked = chosen.includes(value);
        const isCheckedRadio = kind === 'one' && checked;
        const toggle = () => onToggle(value);
        return (
          <label key={value} className={styles.choice}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              className={styles.choiceBox}
              checked={checked}
              onChange={toggle}
              // A checked radio button fires no change event when it is clicked again.
              onClick={isCheckedRadio ? toggle : undefined}
              onKeyDown={(event) => {
                if (!isCheckedRadio || event.key !== ' ') return;
                event.preventDefault();
                toggle();
              }}
            />
            <bdi className={styles.choiceLabel}>{label}</bdi>
          </label>
        );
      })}
    </div>
  );
}
