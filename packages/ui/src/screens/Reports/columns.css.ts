import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

export const figure = style({ fontVariantNumeric: 'tabular-nums' });

export const earned = style([
  figure,
  { color: vars.color.reward.text, fontWeight: vars.weight.strong },
]);

export const comments = style({ display: 'grid', gap: vars.space.xxsmall });
