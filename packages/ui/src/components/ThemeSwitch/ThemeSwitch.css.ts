import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

const { color } = vars;

export const group = style({
  display: 'inline-flex',
  padding: 0,
  border: `${vars.size.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.full,
  background: color.surface.raised,
});

export const unseen = hidden;

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  border: `${vars.size.ring} solid transparent`,
  color: color.text.muted,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  ':hover': { color: color.text.default },
  selectors: {
    '&:has(:checked)': {
      background: color.accent.subtle,
      borderColor: color.accent.border,
      color: color.accent.text,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.size.ring} solid ${color.border.focus}`,
      outlineOffset: vars.size.hairline,
    },
  },
});
