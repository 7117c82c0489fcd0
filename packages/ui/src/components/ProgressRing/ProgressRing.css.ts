import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color } = vars;

export const ring = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '9rem',
  blockSize: '9rem',
});

export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // The arc starts at the top.
  rotate: '-90deg',
});

export const track = style({ fill: 'none', stroke: color.border.default, strokeWidth: 8 });

export const arc = style({
  fill: 'none',
  stroke: color.accent.solid,
  strokeWidth: 8,
  strokeLinecap: 'round',
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const inside = style({
  position: 'relative',
  ...vars.text.title,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
