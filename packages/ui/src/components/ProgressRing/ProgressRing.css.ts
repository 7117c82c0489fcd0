import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';
import { panel } from '../BrandPanel/BrandPanel.css.ts';

const { color } = vars;

const ring = style({
  position: 'relative',
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
});

export const size = styleVariants({
  small: [ring, { inlineSize: '4rem', blockSize: '4rem' }],
  large: [ring, { inlineSize: '9rem', blockSize: '9rem' }],
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
  selectors: { [`${panel} &`]: { stroke: color.brand.border } },
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

const inside = style({
  position: 'relative',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const insideOf = styleVariants({
  small: [inside, vars.text.caption],
  large: [inside, vars.text.title],
});
