import { style } from '@vanilla-extract/css';
import { visuallyHidden, vars } from '#ui/theme/vars.ts';

const { color } = vars;

export const group = style({ display: 'inline-flex', padding: 0, border: 'none' });

export const hidden = style(visuallyHidden);

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  color: color.text.muted,
  cursor: 'pointer',
  transition: `color ${vars.motion.fast} ${vars.easing}`,
  ':hover': { color: color.text.default },
  selectors: {
    '&:has(:checked)': { color: color.accent.text },
    '&:has(:checked)::before': {
      content: '',
      position: 'absolute',
      inset: vars.space.xxsmall,
      border: `${vars.size.ring} solid ${color.accent.border}`,
      borderRadius: 'inherit',
    },
    '&:has(:focus-visible)': {
      outline: `${vars.size.ring} solid ${color.border.focus}`,
      outlineOffset: vars.size.hairline,
    },
  },
});
