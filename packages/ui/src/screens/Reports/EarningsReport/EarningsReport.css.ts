import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

/** In place of the hidden chart, which starts 9rem below the top of the figures. */
export const chartSkeleton = style({
  position: 'absolute',
  inset: '9rem 0 0',
  visibility: 'visible',
});

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

/** As wide as its text, up to 11rem, even if the table has little room for the column. */
export const description = style({
  display: 'block',
  inlineSize: 'max-content',
  maxInlineSize: '11rem',
});
