import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, space } = vars;

export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

export const earned = style([figure, { color: color.reward.text }]);

export const comments = style({ display: 'grid', gap: space.xxsmall });

export const titled = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  fontWeight: vars.weight.strong,
});

export const icon = style({ flexShrink: 0, color: color.text.muted });

export const withHelp = style({ display: 'flex', alignItems: 'center', gap: space.xsmall });

export const grow = style({ flex: '1 1 auto', minInlineSize: 0 });
