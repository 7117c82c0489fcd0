import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxsmall} ${space.medium}`,
  minInlineSize: 0,
});

export const start = style({
  display: 'flex',
  flex: '1 1 16rem',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: 0,
});

export const words = style({ minInlineSize: 0 });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
});
