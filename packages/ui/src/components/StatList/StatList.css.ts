import { style } from '@vanilla-extract/css';
import { roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(6rem, 50% - 1rem), 1fr))',
  gap: `${space.medium} ${space.large}`,
  '@container': {
    [roomFor(36)]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

export const stat = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  minInlineSize: 0,
  // With an odd number in two columns, the first spans both, so that the last is not alone in its row.
  selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } },
  '@container': {
    [roomFor(36)]: {
      selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: 'auto' } },
    },
  },
});

export const label = style({ ...vars.text.small, color: color.text.muted });

export const value = style({
  ...vars.text.lead,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
