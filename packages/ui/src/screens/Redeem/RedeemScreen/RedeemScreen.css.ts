import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const promise = style({
  display: 'grid',
  gap: space.medium,
  alignItems: 'center',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const words = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

/** Has the height of an amount, to avoid a layout shift when the balance arrives. */
export const balance = style({ minBlockSize: vars.text.title.lineHeight });

export const action = style({ display: 'flex', paddingBlockStart: space.small });

export const picture = style({
  display: 'block',
  maxInlineSize: '26rem',
  borderRadius: vars.radius.control,
});

export const explanation = style({ display: 'grid', gap: space.medium });

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Less prominent, because gift cards are promoted. */
export const cash = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.medium}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  paddingBlockStart: space.large,
  borderBlockStart: `${size.hairline} solid ${color.border.default}`,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.xxlarge,
  blockSize: space.xxlarge,
  borderRadius: vars.radius.control,
  background: color.accent.subtle,
  color: color.accent.text,
});

export const cashWords = style({ minInlineSize: 0 });

/** On a phone below the words, in line with them. */
export const cashAction = style({
  gridColumn: 2,
  '@media': { [from('tablet')]: { gridColumn: 3 } },
});
