import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { reward } = vars.color;

const mark = style({ flexShrink: 0 });

export const size = styleVariants({
  medium: [mark, { inlineSize: vars.space.xlarge, blockSize: vars.space.xlarge }],
  large: [mark, { inlineSize: vars.space.xxlarge, blockSize: vars.space.xxlarge }],
});

export const disc = style({ fill: reward.coin, stroke: reward.onCoin, strokeWidth: 2 });

export const rim = style({
  fill: 'none',
  stroke: reward.onCoin,
  strokeWidth: 1,
  strokeDasharray: '1 2.02',
  opacity: 0.55,
});

export const letter = style({
  fill: 'none',
  stroke: reward.onCoin,
  strokeWidth: 3.5,
  strokeLinecap: 'round',
});

export const spark = style({ fill: reward.onCoin });
