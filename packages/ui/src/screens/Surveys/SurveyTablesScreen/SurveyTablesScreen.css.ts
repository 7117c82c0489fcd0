import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

export const partner = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
});

export const name = style({ display: 'flex', minInlineSize: 0 });
