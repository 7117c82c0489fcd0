import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

export const end = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: vars.space.medium,
});
