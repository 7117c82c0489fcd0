import { type ReactNode, useId } from 'react';
import { Check } from 'lucide-react';
import { keepFocusOnRemoval } from '#ui/platform/focus.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  /** The filter's name. */
  children: ReactNode;
  /** Whether the filter is on. */
  pressed: boolean;
  /** Called with the new state. */
  onChange: (pressed: boolean) => void;
  /** Disables it and explains why in a tooltip; Tab still reaches it. */
  disabledReason?: string | undefined;
}

/** A filter that can be turned on or off, for a row with a search field and inline selects. */
export function Chip({ children, pressed, onChange, disabledReason }: ChipProps) {
  const id = useId();
  const isDisabled = disabledReason !== undefined;
  return (
    <button
      ref={keepFocusOnRemoval}
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      aria-disabled={isDisabled || undefined}
      aria-describedby={isDisabled ? id : undefined}
      onClick={isDisabled ? undefined : () => onChange(!pressed)}
    >
      {pressed && <Check className={styles.tick} aria-hidden />}
      <span>{children}</span>
      {isDisabled && <Tooltip id={id}>{disabledReason}</Tooltip>}
    </button>
  );
}
