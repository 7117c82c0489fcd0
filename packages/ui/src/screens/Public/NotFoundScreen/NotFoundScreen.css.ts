import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, space, text } = vars;

export const title = style({
  marginBlockEnd: space.small,
  ...text.small,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
});

export const suggestions = style({
  display: 'grid',
  gap: space.small,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('wide')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const suggestion = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  blockSize: '100%',
  padding: `${space.medium} 20px`,
  borderRadius: vars.radius.container,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
  ...text.small,
  color: color.text.muted,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  ':hover': { background: color.surface.hover },
});

export const label = style({
  display: 'block',
  ...text.body,
  color: color.text.default,
  fontWeight: vars.weight.strong,
});

export const arrow = style({ flexShrink: 0 });
