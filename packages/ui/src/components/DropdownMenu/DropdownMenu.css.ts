import { style } from '@vanilla-extract/css';
import { screenEnd, surface } from '../Popover/Popover.css.ts';
import { vars } from '../../theme/vars.ts';

const { color, size, space } = vars;

export const menu = style([
  surface,
  {
    minInlineSize: '220px',
    padding: space.xsmall,
    paddingBlockEnd: `calc(${space.xsmall} + ${screenEnd})`,
  },
]);

export const label = style({
  padding: `${space.xsmall} ${space.small} ${space.xxsmall}`,
  ...vars.text.caption,
  color: color.text.muted,
  fontWeight: vars.weight.strong,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: size.touch,
  padding: `${space.xsmall} ${space.small}`,
  borderRadius: vars.radius.control,
  color: color.text.default,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: color.accent.subtle, color: color.accent.text },
    '&[aria-current=page]': { fontWeight: vars.weight.strong },
  },
  ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
});

export const external = style({
  flexShrink: 0,
  inlineSize: space.medium,
  blockSize: space.medium,
  marginInlineStart: 'auto',
});

export const separator = style({
  blockSize: size.hairline,
  marginBlock: space.xsmall,
  background: color.border.default,
});
