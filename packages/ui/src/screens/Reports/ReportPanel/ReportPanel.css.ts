import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const panel = style({ display: 'grid', gap: space.large, minInlineSize: 0 });

const row = { display: 'flex', flexWrap: 'wrap', gap: space.xsmall, minInlineSize: 0 } as const;

const onlyNarrow = { '@media': { [from('tablet')]: { display: 'none' } } };

/** The search, the filters (in a sheet on a phone), and the buttons. */
export const controls = style(row);

export const search = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  '@media': { [from('tablet')]: { flexBasis: '16rem' } },
});

/** The filters beside the search, if there is room. */
export const filters = style({ display: 'none', '@media': { [from('tablet')]: row } });

/** The button for the sheet with the filters. */
export const sheetButton = style(onlyNarrow);

/** The filters in use, because the sheet hides them while it is closed. */
export const activeFilters = style([row, { flexBasis: '100%' }, onlyNarrow]);

export const buttons = style({
  ...row,
  flex: '1 1 auto',
  // A button is at least as wide as its longest word.
  overflowWrap: 'break-word',
  '@media': { [from('tablet')]: { flexGrow: 0 } },
});

// On a phone the buttons share a line, or fill one each if the text is large.
globalStyle(`${buttons} > *`, { flexGrow: 1 });

export const rows = style({ position: 'relative', minInlineSize: 0 });

/** The rows on a phone. */
export const phoneRows = style({
  minInlineSize: 0,
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
});

export const total = style({
  margin: `0 ${space.medium}`,
  paddingBlock: space.medium,
  borderBlockStart: `${size.hairline} solid ${color.border.default}`,
  ...vars.text.small,
  fontWeight: vars.weight.strong,
});

/** The loading rows, behind the overlay. */
export const loadingRows = style([phoneRows, { paddingInline: space.medium }]);

/** Covers the rows, which stay visible and usable. */
export const overlay = style({
  position: 'absolute',
  inset: 0,
  padding: `${space.xxlarge} ${space.medium}`,
  pointerEvents: 'none',
});

/** Stays in view above rows that are longer than the window. */
export const loading = style({
  position: 'sticky',
  insetBlockStart: space.xxlarge,
  display: 'grid',
  justifyItems: 'center',
  gap: space.small,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: space.medium,
  borderRadius: vars.radius.container,
  background: color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  textAlign: 'center',
  fontWeight: vars.weight.medium,
});

export const ofTotal = style({ color: color.text.muted });
