import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const carousel = style({
  display: 'flex',
  // The controls come first in the reading order but are shown below the banner.
  flexDirection: 'column-reverse',
  overflow: 'hidden',
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.large,
  background: color.surface.raised,
});

export const banner = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxsmall,
  minBlockSize: '164px',
  padding: space.medium,
  background: color.accent.subtle,
  color: color.text.default,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
});

export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  marginBlockEnd: space.xsmall,
  borderRadius: vars.radius.full,
  background: color.accent.solid,
  color: color.text.onAccent,
});

export const title = style({ fontWeight: vars.weight.strong });

export const text = style({ ...vars.text.small });

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: space.xxsmall,
});
