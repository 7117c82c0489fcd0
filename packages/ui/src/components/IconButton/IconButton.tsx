import type { ComponentProps, ReactNode } from 'react';
import * as styles from './IconButton.css.ts';

/** Besides these it takes what a `button` takes, so that a library's part can be drawn as one. */
export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'aria-label' | 'children' | 'className' | 'style' | 'type'
> {
  /** What it does, for who does not see the icon. */
  label: string;
  /** Hidden from screen readers. */
  icon: ReactNode;
  /** `inherit` takes its colour from where it stands and shows no hover of its own. */
  tone?: 'quiet' | 'strong' | 'inherit';
}

/** Starts an action that its icon alone stands for. */
export function IconButton({ label, icon, tone = 'quiet', ...props }: IconButtonProps) {
  return (
    <button {...props} type="button" className={styles.tone[tone]} aria-label={label}>
      {icon}
    </button>
  );
}
