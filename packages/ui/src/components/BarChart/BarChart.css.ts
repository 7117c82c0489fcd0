import { style, styleVariants } from '@vanilla-extract/css';
import { roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const figure = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.medium,
  minInlineSize: 0,
});

/** Room for the value above the highest bar. */
const headroom = space.large;

export const area = style({
  // Time runs from left to right in every language.
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.xsmall,
  paddingBlockStart: headroom,
  ...vars.text.caption,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const scale = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  // Each figure is centred on its line.
  marginBlock: `calc(-0.5 * ${vars.text.caption.lineHeight})`,
  textAlign: 'end',
});

export const plot = style({
  position: 'relative',
  blockSize: '11rem',
  cursor: 'crosshair',
  touchAction: 'pan-y',
});

export const lines = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
});

export const line = style({
  blockSize: 0,
  borderBlockStart: `${size.hairline} solid ${color.border.default}`,
  selectors: { '&:first-child': { borderColor: color.border.strong } },
});

const columns = { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' };

export const bars = style({
  ...columns,
  position: 'absolute',
  inset: 0,
  alignItems: 'end',
  columnGap: `clamp(${size.hairline}, 1%, ${space.xsmall})`,
});

export const bar = style({
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: space.xlarge,
  borderStartStartRadius: space.xxsmall,
  borderStartEndRadius: space.xxsmall,
  background: color.accent.solid,
  transition: `opacity ${vars.motion.fast} ${vars.easing}`,
  selectors: { [`${bars}[data-chosen] > &:not([data-chosen])`]: { opacity: 0.4 } },
  // Forced colours remove the background.
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

/** A transparent control over the whole plot, which receives keyboard and pointer events. */
export const control = style({ position: 'absolute', inset: 0, borderRadius: vars.radius.small });

const value = style({
  position: 'absolute',
  translate: '-50% 0',
  inlineSize: 'max-content',
  paddingBlock: size.ring,
  paddingInline: space.xsmall,
  borderRadius: vars.radius.small,
  ...vars.text.small,
  fontWeight: vars.weight.bold,
  pointerEvents: 'none',
});

/** The highest value, shown while none is selected. */
export const highestValue = style([
  value,
  // Covers the line of the scale behind it.
  { background: color.surface.raised, color: color.reward.text },
]);

export const chosen = style([
  value,
  {
    background: color.text.default,
    color: color.surface.raised,
    fontWeight: vars.weight.strong,
  },
]);

export const labels = style({ ...columns, gridColumnStart: 2, paddingBlockStart: space.xsmall });

export const label = style({
  position: 'relative',
  minInlineSize: 0,
  blockSize: vars.text.caption.lineHeight,
});

const labelText = style({
  position: 'absolute',
  insetInlineStart: '50%',
  translate: '-50% 0',
  whiteSpace: 'nowrap',
  // The last label ends with its bar, so that it stays inside the chart.
  selectors: {
    [`${label}:last-child > &`]: { insetInline: 'auto 0', translate: 'none' },
  },
});

/** A label that is shown from this width of the chart. */
export const labelFrom = styleVariants({
  any: [labelText],
  // The widest without room for 18rem.
  medium: [labelText, { '@container': { '(max-width: 17.99rem)': { display: 'none' } } }],
  wide: [labelText, { display: 'none', '@container': { [roomFor(32)]: { display: 'block' } } }],
});

export const summary = style({
  inlineSize: 'fit-content',
  minBlockSize: size.touch,
  // Its target reaches into the space below the text.
  marginBlockEnd: `calc(-1 * ${space.small})`,
  paddingBlock: space.small,
  color: color.accent.text,
  ...vars.text.small,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
});
