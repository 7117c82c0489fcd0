import { useId } from 'react';
import * as styles from './ChoiceGroup.css.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceGroupProps {
  /** `one`: round boxes, of which one is chosen at most; `many`: boxes to tick. */
  kind: 'one' | 'many';
  /** Id of the text that asks. */
  labelledBy: string;
  /** Id of a text that says more. */
  describedBy?: string;
  /** Each with a value of its own. */
  choices: readonly Choice[];
  /** Values that are chosen. */
  chosen: readonly string[];
  /** A choice was picked, or picked again, which takes it back also where only one is chosen. */
  onToggle: (value: string) => void;
}

/** Answers to choose from; the whole line of an answer is pressed. */
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
      className={styles.group}
    >
      {choices.map(({ value, label }) => {
        const checked = chosen.includes(value);
        const takeBack = () => onToggle(value);
        return (
          <label key={value} className={styles.choice}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              className={styles.box}
              checked={checked}
              onChange={() => onToggle(value)}
              // A radio button that is on tells of no change when it is pressed again.
              onClick={kind === 'one' && checked ? takeBack : undefined}
              onKeyDown={(event) => {
                if (kind !== 'one' || !checked || event.key !== ' ') return;
                event.preventDefault();
                takeBack();
              }}
            />
            <bdi className={styles.words}>{label}</bdi>
          </label>
        );
      })}
    </div>
  );
}
