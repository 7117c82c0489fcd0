import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

export const articles = style({
  display: 'grid',
  gap: vars.space.xlarge,
  maxInlineSize: vars.measure.text,
  paddingBlockStart: vars.space.medium,
});
