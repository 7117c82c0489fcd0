import { type ReactNode, useId } from 'react';
import { Check } from 'lucide-react';
import { passFocusOn } from '#ui/platform/focus.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  /** The filter's name. */
  children: ReactNode;
  /** Whether the filter is on. */
  pressed: boolean;
  /** Called with the new state. */
  onChange: (pressed: boolean) => void;
  /** Why the filter cannot be used now: it is disabled, but Tab reaches it, to read this. */
  reason?: string | undefined;
}

/** A filter that can be turned on or off, for a row with a search field and inline selects. */
export function Chip({ children, pressed, onChange, reason }: ChipProps) {
  const id = useId();
  return (
    <button
      ref={passFocusOn}
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      aria-disabled={reason !== undefined || undefined}
      aria-describedby={reason && id}
      onClick={() => reason === undefined && onChange(!pressed)}
    >
      {pressed && <Check className={styles.tick} aria-hidden />}
      <span>{children}</span>
      {reason && <Tooltip id={id}>{reason}</Tooltip>}
    </button>
  );
}
