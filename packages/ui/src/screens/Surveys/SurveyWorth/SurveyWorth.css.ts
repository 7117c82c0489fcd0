import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const worth = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
});

export const rate = style({ ...vars.text.small, color: vars.color.text.muted });
