import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const summary = style({
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  ':hover': { color: vars.color.accent.text },
});
