import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const text = style({
  display: 'grid',
  flex: '1 1 0',
  gap: vars.space.xxsmall,
  minInlineSize: 'min(100%, 15rem)',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});
