import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

export const lists = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
});

// Out of the flow while both lists are empty, so that they add no gap to their stack.
export const waiting = style({ position: 'absolute' });
