import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxsmall} ${space.medium}`,
});

export const tips = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Aligns the text of the quiet buttons with the heading.
  marginInline: `calc(-1 * ${space.small})`,
});

export const list = style({
  display: 'grid',
  gap: space.small,
  margin: 0,
  paddingInlineStart: space.large,
  listStyle: 'disc',
});

export const unlock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
});

export const shortcuts = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const shortcut = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.medium,
  padding: space.medium,
  // Forced colours make the border visible.
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
  textDecoration: 'none',
  transition: `box-shadow ${vars.motion.fast} ${vars.easing}`,
  ':hover': { boxShadow: vars.elevation.overlay },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.field,
  blockSize: size.field,
  borderRadius: vars.radius.control,
  background: color.accent.subtle,
  color: color.accent.text,
});

export const shortcutName = style({ display: 'block', fontWeight: vars.weight.strong });

export const shortcutText = style({
  display: 'block',
  ...vars.text.small,
  color: color.text.muted,
});

export const arrow = style({ inlineSize: size.icon, blockSize: size.icon });
