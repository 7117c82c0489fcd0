import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, radius, size, space } = vars;

export const wallet = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.large,
  minBlockSize: '100%',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minInlineSize: 0,
});

export const initials = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.full,
  background: color.brand.inset,
  ...vars.text.title,
  fontWeight: vars.weight.bold,
});

/** A text that breaks within a word, rather than overflow. */
export const breakable = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `0 ${space.large}`,
  overflowWrap: 'anywhere',
});

/** Has the height of the figure, even while it loads. */
export const amount = style({
  minBlockSize: vars.phoneText.display.lineHeight,
  '@media': { [from('desktop')]: { minBlockSize: vars.text.display.lineHeight } },
});

/** A figure that is loading. */
export const pending = style({
  display: 'block',
  inlineSize: '9rem',
  blockSize: '2rem',
  // Forced colours make the border visible.
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.small,
  background: color.brand.track,
});

/** Reserves the space of a number that is not known yet. */
export const unknownCount = style({ visibility: 'hidden' });

export const worth = style({
  paddingBlockEnd: space.xsmall,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const completeness = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.small,
  marginBlockEnd: space.xsmall,
  fontVariantNumeric: 'tabular-nums',
});

export const track = style({
  overflow: 'hidden',
  blockSize: space.xsmall,
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.full,
  background: color.brand.track,
});

export const fill = style({
  blockSize: '100%',
  borderRadius: radius.full,
  background: color.brand.border,
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const cint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.small} ${space.large}`,
  marginBlockStart: space.small,
  textWrap: 'balance',
});
