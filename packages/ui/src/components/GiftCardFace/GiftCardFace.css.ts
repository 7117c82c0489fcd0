import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';
import { white } from './faceOf.ts';

const { color, size, space } = vars;

export const card = style({
  position: 'relative',
  containerType: 'inline-size',
  aspectRatio: '300 / 190',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  // Readable on every gradient of `faceOf`; the face is the same in both themes.
  color: white,
  forcedColorAdjust: 'none',
  // The border is drawn over the picture.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: `${size.hairline} solid ${color.border.default}`,
    borderRadius: 'inherit',
    opacity: 0.6,
  },
});

export const motif = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: white,
});

export const words = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.xxsmall,
  padding: '7cqi',
});

export const initials = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'flex-start',
  inlineSize: '17cqi',
  blockSize: '17cqi',
  borderRadius: '4.5cqi',
  background: white,
  fontSize: '7.5cqi',
  lineHeight: 1,
  fontWeight: vars.weight.strong,
});

export const name = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: '9.5cqi',
  lineHeight: 1.15,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
});

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Covers the face once it has loaded; a plain background shows through transparent parts.
  opacity: 0,
  selectors: { '&[data-loaded]': { opacity: 1, background: color.surface.raised } },
});
