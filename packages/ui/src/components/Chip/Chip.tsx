import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { passFocusOn } from '#ui/platform/focus.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  /** The filter's name. */
  children: ReactNode;
  /** Whether the filter is on. */
  pressed: boolean;
  /** Called with the new state. */
  onChange: (pressed: boolean) => void;
  /** Why the filter cannot be used now; if set, the filter is disabled. */
  reason?: string | undefined;
}

/** A filter that can be turned on or off, for a row with a search field and inline selects. */
export function Chip({ children, pressed, onChange, reason }: ChipProps) {
  return (
    <button
      ref={passFocusOn}
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      disabled={reason !== undefined}
      title={reason}
      onClick={() => onChange(!pressed)}
    >
      {pressed && <Check className={styles.tick} aria-hidden />}
      <span>{children}</span>
    </button>
  );
}
