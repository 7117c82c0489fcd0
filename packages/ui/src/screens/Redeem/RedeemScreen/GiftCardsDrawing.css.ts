import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color } = vars;

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

const card = { stroke: color.surface.raised, strokeWidth: 2 };

export const back = style({ ...card, fill: color.info.border });
export const middle = style({ ...card, fill: color.accent.border });
export const front = style({ ...card, fill: color.accent.solid });

export const ribbon = style({ fill: color.reward.coin });

export const bow = style({ fill: color.reward.coin, stroke: color.reward.onCoin, strokeWidth: 2 });

export const coin = style({ fill: color.reward.coin });

export const letter = style({
  fill: 'none',
  stroke: color.reward.onCoin,
  strokeWidth: 4,
  strokeLinecap: 'round',
});

export const line = style({
  fill: 'none',
  stroke: color.text.onAccent,
  strokeWidth: 6,
  strokeLinecap: 'round',
  opacity: 0.7,
});
