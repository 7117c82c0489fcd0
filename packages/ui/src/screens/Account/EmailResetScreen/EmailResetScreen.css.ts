import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

export const page = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.measure.card} + ${vars.space.xxlarge})`,
  marginInline: 'auto',
});
