import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  minInlineSize: 0,
  padding: `${vars.space.xlarge} ${vars.space.medium} ${vars.space.xxlarge}`,
  textAlign: 'center',
});

export const sentence = style({
  maxInlineSize: vars.measure.card,
  ...vars.text.lead,
  textWrap: 'balance',
});
