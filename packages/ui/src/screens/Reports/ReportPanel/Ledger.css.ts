import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const ledger = style({ padding: `${space.xsmall} ${space.medium}` });

/** Separates an entry from the one before it on the same day. */
export const separated = style({
  borderBlockStart: `${size.hairline} solid ${color.border.default}`,
});

export const day = style({
  paddingBlock: `${space.medium} ${space.xxsmall}`,
  ...vars.text.small,
  color: color.text.muted,
});

export const entry = style({
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

export const text = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

const spreadRow = {
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: space.small,
  minInlineSize: 0,
} as const;

/** The title, and the amount at the end of its line, or below it if the text is large. */
export const titleRow = style([spreadRow, { flexWrap: 'wrap' }]);

/** The details, and the help button at the end. */
export const detailRow = style({ ...spreadRow, columnGap: space.xsmall });

/** At least as wide as its longest word. */
export const title = style({
  flex: '1 1 min-content',
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  fontWeight: vars.weight.strong,
});

export const detail = style({
  display: 'grid',
  gap: space.xxsmall,
  minInlineSize: 0,
  ...vars.text.small,
  color: color.text.muted,
});

/** Aligns the icon of the help button, not its touch target, with the edge. */
export const help = style({ marginInlineEnd: `calc(-1 * ${space.small})` });
