import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { space } = vars;

export const row = style({ display: 'grid', gap: space.medium, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
});

export const name = style({ display: 'flex', minInlineSize: 0 });

export const paging = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
});

export const place = style({
  ...vars.text.small,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
