import { style } from '@vanilla-extract/css';
import { roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { space } = vars;

export const screen = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
});

export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  '@container': {
    [roomFor(46)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' },
  },
});

/** Its children are placed directly in the overview's grid. */
export const stats = style({ display: 'contents' });

/** Shown after the profiler, which follows the stats card in the page. */
export const figures = style({ order: 1, gridColumn: '1 / -1', minInlineSize: 0 });

/** As wide as the first column of the overview, if two fields fit side by side in it. */
export const form = style({
  maxInlineSize: '45rem',
  marginBlockStart: space.medium,
  '@container': { [roomFor(54)]: { maxInlineSize: `calc(100% - 22rem - ${space.medium})` } },
});
