import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const code = style({
  ...vars.text.caption,
  fontWeight: vars.weight.regular,
  color: vars.color.text.muted,
});
