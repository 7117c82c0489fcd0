import { style } from '@vanilla-extract/css';
import { focusRing, selected, vars } from '../../theme/vars.ts';
import { tick } from '../Field/Field.css.ts';

const { color, size, space } = vars;

export const group = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: size.field,
  padding: `${space.xsmall} ${space.medium}`,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: vars.radius.control,
  background: color.surface.raised,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  ':hover': { background: color.surface.hover },
  selectors: {
    '&:has(:checked)': {
      ...selected,
      fontWeight: vars.weight.medium,
    },
    '&:has(:focus-visible)': focusRing,
  },
});

// The whole line shows the focus ring instead.
export const box = style([tick, { ':focus-visible': { outline: 'none' } }]);

export const words = style({ minInlineSize: 0 });
