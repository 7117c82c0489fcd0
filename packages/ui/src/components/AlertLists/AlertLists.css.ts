import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

export const lists = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
});

// Outside the flow, so that an empty pair takes no gap of the stack it is in.
export const waiting = style({ position: 'absolute' });
