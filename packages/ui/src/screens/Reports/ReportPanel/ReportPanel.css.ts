import { style } from '@vanilla-extract/css';
import { from, roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const panel = style({ display: 'grid', gap: space.large, minInlineSize: 0 });

const row = { display: 'flex', flexWrap: 'wrap', gap: space.xsmall, minInlineSize: 0 } as const;
const onlyNarrow = { '@media': { [from('tablet')]: { display: 'none' } } };

/** The search and the filters, in a sheet on a phone; then what is done with the rows. */
export const controls = style(row);

export const search = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  '@media': { [from('tablet')]: { flexBasis: '16rem' } },
});

/** The filters beside the search, where there is room. */
export const filters = style({ display: 'none', '@media': { [from('tablet')]: row } });

/** The button for the sheet with the filters. */
export const sheetButton = style(onlyNarrow);

/** The filters in use, which the sheet would hide. */
export const activeFilters = style([row, { flexBasis: '100%' }, onlyNarrow]);

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  flex: '1 1 auto',
  gap: space.xsmall,
  minInlineSize: 0,
  '@media': { [from('tablet')]: { display: 'flex', flexGrow: 0 } },
});

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

/** Leaves the rows below it visible, and their buttons usable. */
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

const wide = roomFor(36);

/** The figures before the rows of a report. */
export const summary = style({ containerType: 'inline-size', display: 'grid', gap: space.large });

/** Hides the figures behind a skeleton of the same height, to avoid a layout shift. */
export const pending = style([
  summary,
  {
    position: 'relative',
    visibility: 'hidden',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: '12rem',
      blockSize: space.xxxlarge,
      visibility: 'visible',
      borderRadius: vars.radius.control,
      background: color.border.default,
    },
  },
]);

/** In place of the chart. */
export const chart = style({ position: 'absolute', inset: '9rem 0 0', visibility: 'visible' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.medium,
  margin: 0,
  '@container': {
    [wide]: { gridTemplateColumns: '1.4fr 1fr 1fr', columnGap: space.large, alignItems: 'center' },
  },
});

export const figure = style({
  minInlineSize: 0,
  '@container': {
    [wide]: {
      paddingInlineStart: space.large,
      borderInlineStart: `${size.hairline} solid ${color.border.default}`,
    },
  },
});

export const first = style({
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto' } },
});

export const label = style({ ...vars.text.small, color: color.text.muted });

export const value = style({ margin: 0 });

export const summaryTotal = style([
  value,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.medium },
]);

export const streak = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  ...vars.text.small,
  color: color.positive.text,
  fontWeight: vars.weight.strong,
});
