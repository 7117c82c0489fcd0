import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { space } = vars;

/** Heading, then cards, then paging; if there is room, the paging is beside the heading. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  minInlineSize: 0,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.medium } },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
});

export const content = style({
  display: 'grid',
  gap: space.medium,
  minInlineSize: 0,
  '@media': { [from('tablet')]: { gridRow: 2, gridColumn: '1 / -1' } },
});

export const paging = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xxsmall,
  '@media': { [from('tablet')]: { gridRow: 1, gridColumn: 2 } },
});

export const position = style({
  ...vars.text.small,
  marginInlineEnd: 'auto',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from('tablet')]: { marginInlineEnd: space.xsmall } },
});

/** Takes a live region without a text out of the flow, so that it adds no gap. */
export const emptyRegion = style({ position: 'absolute' });
