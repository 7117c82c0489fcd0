import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

/** At most `count` columns, each at least `least` wide. */
const columns = (count: number, least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${least}, (100% - ${count - 1} * ${space.medium}) / ${count}), 1fr))`,
});

/** The grid of cards, with as many columns as stay readable. */
export const grid = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('tablet')]: columns(2, '15rem'),
    [from('desktop')]: columns(4, '10rem'),
  },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  blockSize: '100%',
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
});

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  ...vars.text.small,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const star = style({ inlineSize: '1em', blockSize: '1em', fill: 'currentColor' });

// Clamped to three lines; the table shows the whole name.
export const name = style({
  ...vars.text.body,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

export const reward = style({
  ...vars.text.title,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.medium,
  ...vars.text.small,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxsmall });

export const icon = style({ inlineSize: '1.125em', blockSize: '1.125em' });

export const way = style({ marginBlockStart: 'auto', paddingBlockStart: space.xsmall });

export const locked = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.small,
  minInlineSize: 0,
  padding: space.large,
  border: `${size.hairline} dashed ${color.border.strong}`,
  borderRadius: vars.radius.large,
  ...vars.text.small,
  color: color.text.muted,
  textAlign: 'center',
  textWrap: 'balance',
});

export const lock = style({ inlineSize: space.large, blockSize: space.large });
