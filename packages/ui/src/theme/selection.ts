import { vars } from './vars.ts';

const { color, size } = vars;

/** The style of a selected chip, line or tile. */
export const selected = {
  borderColor: color.accent.border,
  background: color.accent.subtle,
  boxShadow: `inset 0 0 0 ${size.hairline} ${color.accent.border}`,
} as const;

/** The focus ring of a label or card around the focused control. */
export const focusRing = {
  outline: `${size.ring} solid ${color.border.focus}`,
  outlineOffset: size.ring,
} as const;
