import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, size, space } = vars;

const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minInlineSize: size.touch,
  maxInlineSize: '100%',
  minBlockSize: size.touch,
  padding: `0 ${space.small}`,
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: color.text.muted,
  ...vars.text.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  ':hover': { background: color.surface.hover, color: color.text.default },
  selectors: {
    '&[data-state=open]': { background: color.surface.hover, color: color.text.default },
    '&[aria-current=page]': { background: color.accent.subtle, color: color.accent.text },
  },
});

/** The triggers of popovers and menus, and links in line with them. */
export const look = styleVariants({
  quiet: [trigger],
  raised: [
    trigger,
    {
      background: color.surface.raised,
      boxShadow: vars.elevation.raised,
    },
  ],
});
