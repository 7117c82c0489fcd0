import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const reward = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, 112px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.small} ${space.medium}`,
  minInlineSize: 0,
  minBlockSize: '6.25rem',
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
});

export const face = style({ rotate: '-4deg' });

export const words = style({ display: 'grid', minInlineSize: 0 });

export const name = style({
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  selectors: { 'a:hover &': { textDecoration: 'underline' } },
});

export const track = style({
  blockSize: space.xsmall,
  marginBlock: `${space.xsmall} ${space.xxsmall}`,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: color.brand.track,
  // Forced colours remove the background but keep this line.
  outline: `${size.hairline} solid transparent`,
  outlineOffset: `-${size.hairline}`,
});

export const done = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: color.brand.border,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
