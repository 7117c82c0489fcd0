import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  minInlineSize: 0,
  padding: space.small,
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.large,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
  transition: `border-color ${vars.motion.fast} ${vars.easing}, translate ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&:hover': { borderColor: color.accent.border, translate: `0 calc(-1 * ${size.ring})` },
    '&:has(:focus-visible)': {
      outline: `${size.ring} solid ${color.border.focus}`,
      outlineOffset: size.ring,
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space.xxsmall,
  minInlineSize: 0,
  flexGrow: 1,
  alignContent: 'start',
});

// Its pseudo-element covers the card, so that all of it is clickable but only the name is read out.
export const link = style({
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: vars.radius.large,
  },
  ':focus-visible': { outline: 'none' },
});

export const price = style({ ...vars.text.small });

export const currencies = style({ ...vars.text.small, color: color.text.muted });

export const inReach = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  ...vars.text.small,
  fontWeight: vars.weight.strong,
  color: color.positive.text,
});

export const reach = style({ display: 'grid', gap: space.xxsmall });

export const missing = style({ ...vars.text.small, color: color.text.muted });

export const track = style({
  blockSize: space.xxsmall,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: color.border.default,
});

export const filled = style({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: color.accent.border,
  // Forced colours remove backgrounds but keep borders.
  borderBlockEnd: `${space.xxsmall} solid ${color.accent.border}`,
});
