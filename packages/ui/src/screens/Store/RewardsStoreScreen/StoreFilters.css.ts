import { style } from '@vanilla-extract/css';
import { roomFor } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { space } = vars;
const wide = roomFor(40);
const onlyNarrow = { '@container': { [wide]: { display: 'none' } } };

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
} as const;

export const filters = style(row);

export const search = style({ flex: '1 1 9rem', minInlineSize: 0 });

/** The filters beside the search, if there is room. */
export const choices = style({ display: 'none', '@container': { [wide]: row } });

/** The button for the sheet with the filters. */
export const sheetButton = style(onlyNarrow);

/** The active filters, which are hidden in a sheet otherwise. */
export const activeFilters = style([row, { flexBasis: '100%' }, onlyNarrow]);
