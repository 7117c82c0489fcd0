import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

/** Covers the place of the chart. */
export const chart = style({ position: 'absolute', inset: '9rem 0 0', visibility: 'visible' });

export const streak = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  ...vars.text.small,
  color: color.positive.text,
  fontWeight: vars.weight.strong,
});

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.medium,
});

/** Keeps the words of a title together, however little room the column gets. */
export const words = style({
  display: 'block',
  inlineSize: 'max-content',
  maxInlineSize: '11rem',
});
