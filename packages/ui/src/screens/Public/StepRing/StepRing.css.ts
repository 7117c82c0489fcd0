import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { accent, border, reward, text } = vars.color;

const ring = style({ flexShrink: 0 });

export const size = styleVariants({
  medium: [ring, { inlineSize: vars.size.field, blockSize: vars.size.field }],
  large: [ring, { inlineSize: vars.space.xxxlarge, blockSize: vars.space.xxxlarge }],
});

export const track = style({ fill: 'none', stroke: border.default, strokeWidth: 5 });

export const arc = style({
  fill: 'none',
  stroke: accent.text,
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const spark = style({ fill: reward.coin, stroke: reward.onCoin, strokeWidth: 1 });

export const digit = style({
  fill: text.default,
  fontSize: '17px',
  fontWeight: vars.weight.bold,
  textAnchor: 'middle',
});
