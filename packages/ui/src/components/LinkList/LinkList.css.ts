import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const links = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space.medium,
  // As high as the other link in its row.
  blockSize: '100%',
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

export const iconBox = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.field,
  blockSize: size.field,
  borderRadius: vars.radius.control,
  background: color.accent.subtle,
  color: color.accent.text,
});
