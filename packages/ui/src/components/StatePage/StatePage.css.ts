import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { space } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.large,
  inlineSize: '100%',
  maxInlineSize: vars.measure.text,
  marginInline: 'auto',
  paddingBlock: `${space.xlarge} ${space.xxlarge}`,
  textAlign: 'center',
});

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
});

export const sentence = style({
  maxInlineSize: vars.measure.card,
  ...vars.text.lead,
  color: vars.color.text.muted,
  textWrap: 'balance',
});

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.medium,
  minInlineSize: 0,
  padding: `${space.xlarge} ${space.medium} ${space.xxlarge}`,
  textAlign: 'center',
});

export const emptySentence = style({
  maxInlineSize: vars.measure.card,
  ...vars.text.lead,
  textWrap: 'balance',
});
