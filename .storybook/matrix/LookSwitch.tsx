import { VisuallyHidden } from '@cb/ui/components/VisuallyHidden';
import { addons } from 'storybook/preview-api';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import * as styles from './StateMatrix.css.ts';

interface LookSwitchProps {
  readonly legend: string;
  /** The toolbar whose selection it sets. */
  readonly global: 'theme' | 'viewport';
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: unknown;
}

/** A switch on a docs page that sets a toolbar, so that the page's link contains the choice. */
export function LookSwitch({ legend, global, choices, chosen }: LookSwitchProps) {
  const choose = (value: string) =>
    addons.getChannel().emit(UPDATE_GLOBALS, { globals: { [global]: value } });
  return (
    <fieldset className={styles.choices}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={global}
            className={styles.radio}
            checked={value === chosen}
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
