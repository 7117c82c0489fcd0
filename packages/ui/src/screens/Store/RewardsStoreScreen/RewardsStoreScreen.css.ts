import { style } from '@vanilla-extract/css';
import { from, roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

const wide = roomFor(40);
const onlyNarrow = { '@container': { [wide]: { display: 'none' } } };

export const screen = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.large,
  minInlineSize: 0,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: space.small,
  minInlineSize: 0,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
      gap: `${space.large} ${space.medium}`,
    },
  },
});

export const announced = style({ display: 'grid', gap: space.small });

export const cash = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
  minInlineSize: 0,
  padding: space.medium,
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
});

export const cashIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.xxlarge,
  blockSize: space.xxlarge,
  borderRadius: vars.radius.control,
  background: color.accent.subtle,
  color: color.accent.text,
});

export const cashWords = style({ flex: '1 1 10rem', minInlineSize: 0 });

export const head = style({
  display: 'grid',
  gap: space.medium,
  alignItems: 'center',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 30%)' } },
});

export const words = style({ display: 'grid', gap: space.medium, minInlineSize: 0 });

export const titles = style({ display: 'grid', gap: space.xxsmall });

/** Reserves the height of three lines, which wrap on a phone, while they are loading. */
export const affordability = style({
  display: 'grid',
  gap: space.xxsmall,
  alignContent: 'start',
  minBlockSize: '6.75rem',
  '@media': { [from('tablet')]: { minBlockSize: '5.25rem' } },
});

/** Hidden on a phone, which has no room for it above the rewards. */
export const fan = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'block' } },
});

export const recent = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const recentRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: space.xsmall,
  // The faces, not the padding of their links, are on the edge.
  margin: `0 calc(-1 * ${space.xxsmall})`,
  padding: 0,
  listStyle: 'none',
});

export const recentItem = style({ minInlineSize: 0 });

export const recentLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: size.touch,
  padding: space.xxsmall,
  borderRadius: vars.radius.control,
  color: color.text.default,
  textDecoration: 'none',
  ...vars.text.small,
  fontWeight: vars.weight.medium,
  ':hover': { background: color.surface.hover },
});

export const recentFace = style({ flexShrink: 0, inlineSize: space.xxlarge });

export const recentName = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const filterRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
} as const;

export const filters = style(filterRow);

export const search = style({ flex: '1 1 9rem', minInlineSize: 0 });

/** The filters beside the search, if there is room. */
export const choices = style({ display: 'none', '@container': { [wide]: filterRow } });

/** The button for the sheet with the filters. */
export const sheetButton = style(onlyNarrow);

/** The filters in use, because the sheet hides them while it is closed. */
export const activeFilters = style([filterRow, { flexBasis: '100%' }, onlyNarrow]);
