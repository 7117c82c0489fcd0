import { style } from '@vanilla-extract/css';
import { skippable } from '../../../theme/skippable.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const ledger = style({ paddingBlock: space.xsmall });

/** The number of entries that browsers draw or skip together. */
export const groupSize = 10;

// Within its padding, so that a skippable group does not clip the focus rings of its entries.
export const group = style({ paddingInline: space.medium });

/** Entries of a long ledger. Until they were drawn once, each counts as high as a short one. */
export const skippedGroup = style([
  group,
  {
    ...skippable,
    containIntrinsicBlockSize: `auto calc(${2 * groupSize} * ${size.touch})`,
  },
]);

/** Separates an entry from the one before it on the same day. */
export const separated = style({
  borderBlockStart: `${size.hairline} solid ${color.border.default}`,
});

export const day = style({
  paddingBlock: `${space.medium} ${space.xxsmall}`,
  ...vars.text.small,
  color: color.text.muted,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${size.touch} minmax(0, 1fr)`,
  columnGap: space.small,
  alignItems: 'start',
  paddingBlock: space.small,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
  color: color.text.muted,
});

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

const ends = {
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: space.small,
  minInlineSize: 0,
} as const;

/** The title, and the amount at the end of its line. */
export const first = style(ends);

/** Everything else, as wide as the row, and the help. */
export const second = style({ ...ends, columnGap: space.xsmall });

export const title = style({ minInlineSize: 0, fontWeight: vars.weight.strong });

export const detail = style({
  display: 'grid',
  gap: space.xxsmall,
  minInlineSize: 0,
  ...vars.text.small,
  color: color.text.muted,
});

/** Aligns the icon of the help with the edge, rather than its target. */
export const help = style({ marginInlineEnd: `calc(-1 * ${space.small})` });
