import type { ComponentProps, ReactNode } from 'react';
import { keepFocusOnRemoval } from '#ui/platform/focus.ts';
import * as styles from '../Button/Button.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

/** Accepts all other props of a `button`, so that it works with Radix's `asChild`. */
export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'aria-label' | 'children' | 'className' | 'style' | 'type'
> {
  /** The accessible name. */
  label: string;
  /** Hidden from screen readers. */
  icon: ReactNode;
  /** `inherit` takes its container's colour and has no hover style. */
  tone?: 'quiet' | 'strong' | 'inherit';
}

/** A button that shows only an icon, and its name as a tooltip. */
export function IconButton({ label, icon, tone = 'quiet', ...props }: IconButtonProps) {
  return (
    <button
      ref={keepFocusOnRemoval}
      {...props}
      type="button"
      className={styles.iconTone[tone]}
      aria-label={label}
    >
      {icon}
      <Tooltip>{label}</Tooltip>
    </button>
  );
}
