import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './ThemeSwitch.css.ts';

/** `system` follows the device's setting. */
export type ThemePreference = 'system' | 'light' | 'dark';

export interface ThemeSwitchProps {
  /** The chosen theme. */
  value: ThemePreference;
  /** Called with the theme that the member chooses. */
  onChange: (preference: ThemePreference) => void;
}

const choices = [
  { value: 'system', label: 'Same as device', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const;

/** A radio group for the theme. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.hidden}>Theme</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.hidden}
            aria-label={choice.label}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <choice.Icon size={18} aria-hidden />
          <Tooltip>{choice.label}</Tooltip>
        </label>
      ))}
    </fieldset>
  );
}
