import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const quality = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.small,
  ...vars.text.small,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
});

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  whiteSpace: 'nowrap',
});

export const star = style({ inlineSize: '1em', blockSize: '1em', fill: 'currentColor' });
