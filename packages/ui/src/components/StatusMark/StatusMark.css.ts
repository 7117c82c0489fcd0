import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { critical, info, positive, text } = vars.color;

const mark = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  ...vars.text.small,
  fontWeight: vars.weight.strong,
});

export const status = styleVariants({
  pending: [mark, { color: info.text }],
  done: [mark, { color: positive.text }],
  refused: [mark, { color: critical.text }],
  other: [mark, { color: text.muted }],
});

export const icon = style({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' });
