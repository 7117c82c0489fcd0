import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

/** Below the frame, and less prominent than its content. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.medium,
});

export const slow = style({ textAlign: 'center' });
