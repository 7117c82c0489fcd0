import { type MouseEventHandler, type ReactNode, type Ref, useId } from 'react';
import { keepFocusOnRemoval } from '#ui/platform/focus.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './Button.css.ts';

/** The props that buttons and links that look like buttons share. */
interface ButtonLook {
  tone: keyof typeof styles.tone;
  size: keyof typeof styles.size;
  wide: boolean;
  flush: keyof typeof styles.flush | undefined;
}

/** Returns the classes of a button, and of a link that looks like one. */
export const buttonClasses = ({ tone, size, wide, flush }: ButtonLook): string =>
  [
    styles.base,
    styles.tone[tone],
    styles.size[size],
    wide && styles.wide,
    tone === 'quiet' && size === 'medium' && styles.narrow,
    flush && styles.flush[flush],
  ]
    .filter(Boolean)
    .join(' ');

export interface ButtonProps {
  /** The label. */
  children: ReactNode;
  /**
   * `primary` once in a view, `secondary` (tonal) for the second choice, `quiet` for the third.
   * `critical` takes an irreversible action, `criticalQuiet` leads to one.
   */
  tone?: 'primary' | 'secondary' | 'quiet' | 'critical' | 'criticalQuiet';
  /** `large` for a view's main action. */
  size?: 'medium' | 'large';
  /** Fills the whole line. */
  wide?: boolean;
  /** Aligns the label of a quiet button with these edges of its container; its padding extends beyond them. */
  flush?: 'start' | 'end' | 'both' | undefined;
  /** `submit` submits the form around it. */
  type?: 'button' | 'submit';
  /** Adds a spinner and ignores presses while the action is in flight; keeps label and focus. */
  busy?: boolean;
  /** Prevents presses; `describedBy` gives the reason. */
  disabled?: boolean;
  /** Disables it and explains why in a tooltip; Tab still reaches it. */
  disabledReason?: string | undefined;
  /** The id of a text that explains why the button is disabled, or what it does. */
  describedBy?: string | undefined;
  /** Shown before the label. */
  icon?: ReactNode;
  /** Without a ref, a button that is removed passes its focus to the element that replaces or follows it. */
  ref?: Ref<HTMLButtonElement>;
  /** Called on a press, unless busy. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** Starts an action. To navigate to another page, use a link instead. */
export function Button({
  children,
  tone = 'primary',
  size = 'medium',
  wide = false,
  flush,
  type = 'button',
  busy = false,
  disabled = false,
  disabledReason,
  describedBy,
  icon,
  ref = keepFocusOnRemoval,
  onClick,
}: ButtonProps) {
  const id = useId();
  const ignoresPresses = busy || Boolean(disabledReason);
  return (
    <button
      ref={ref}
      type={ignoresPresses ? 'button' : type}
      className={buttonClasses({ tone, size, wide, flush })}
      disabled={disabled}
      data-disabled={disabledReason ? '' : undefined}
      aria-disabled={ignoresPresses || undefined}
      aria-describedby={disabledReason ? id : describedBy}
      onClick={ignoresPresses ? undefined : onClick}
    >
      {busy ? <Spinner size="small" /> : icon}
      <span>{children}</span>
      {disabledReason && <Tooltip id={id}>{disabledReason}</Tooltip>}
    </button>
  );
}
