import { style } from '@vanilla-extract/css';
import { roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, radius, size, space } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  '@container': {
    [roomFor(46)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' },
  },
});

export const bar = style({
  display: 'flex',
  gap: size.ring,
  overflow: 'hidden',
  blockSize: space.small,
  borderRadius: radius.full,
  background: color.surface.sunken,
  forcedColorAdjust: 'none',
});

/** The share of the earned CB that the member still has. */
export const remaining = style({
  background: color.accent.solid,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

const stripes = `repeating-linear-gradient(135deg, ${color.accent.border} 0 5px, ${color.surface.raised} 5px 7px)`;

/** The share of the earned CB that the member has redeemed. */
export const claimed = style({
  flexGrow: 1,
  background: stripes,
  '@media': { '(forced-colors: active)': { background: 'GrayText' } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.large}`,
  marginBlockStart: space.xsmall,
  ...vars.text.small,
  color: color.text.muted,
});

/** A square with the look of a share, before its label. */
const legendKey = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  '::before': {
    content: '',
    inlineSize: space.small,
    blockSize: space.small,
    borderRadius: space.xxsmall,
    forcedColorAdjust: 'none',
  },
});

export const remainingKey = style([
  legendKey,
  {
    '::before': { background: color.accent.solid },
    '@media': { '(forced-colors: active)': { '::before': { background: 'Highlight' } } },
  },
]);

export const claimedKey = style([
  legendKey,
  {
    '::before': { background: stripes },
    '@media': { '(forced-colors: active)': { '::before': { background: 'GrayText' } } },
  },
]);

/** Has the height of the figure, to avoid a layout shift while it loads. */
export const pending = style({ display: 'grid', alignItems: 'center', blockSize: '1.75rem' });

export const label = style({ ...vars.text.small, color: color.text.muted });

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
  paddingBlock: space.small,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `${size.hairline} solid ${color.border.default}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const count = style({
  ...vars.text.lead,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: space.xlarge,
  minBlockSize: vars.text.lead.lineHeight,
  textAlign: 'end',
});
