import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const words = style({ maxInlineSize: '32rem' });
