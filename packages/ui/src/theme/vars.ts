import { theme } from './contract.css.ts';
import {
  easing,
  layer,
  measure,
  motion,
  phoneText,
  radius,
  size,
  space,
  text,
  weight,
} from './scale.ts';

/** All tokens that components may use in styles. */
export const vars = {
  ...theme,
  space,
  radius,
  text,
  phoneText,
  weight,
  motion,
  easing,
  layer,
  size,
  measure,
} as const;

/** The style of a selected chip, line or tile. */
export const selected = {
  borderColor: vars.color.accent.border,
  background: vars.color.accent.subtle,
  boxShadow: `inset 0 0 0 ${size.hairline} ${vars.color.accent.border}`,
} as const;

/** The focus ring of a label or card around the focused control. */
export const focusRing = {
  outline: `${size.ring} solid ${vars.color.border.focus}`,
  outlineOffset: size.ring,
} as const;

/** Hides a text visually, but not from screen readers; for some widths only, or as `VisuallyHidden`. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: size.hairline,
  blockSize: size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
