import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, radius, size, space } = vars;

/** Not animated, because movement would draw attention to missing content. */
const shape = style({
  display: 'block',
  // Forced colours remove the background but show the border.
  border: `${size.hairline} solid transparent`,
  background: color.border.default,
});

export const lines = style({ display: 'flex', flexDirection: 'column', gap: space.small });

export const line = style([
  shape,
  {
    blockSize: space.small,
    borderRadius: radius.full,
    selectors: { '&:last-child:not(:only-child)': { inlineSize: '60%' } },
  },
]);

const block = style([shape, { borderRadius: radius.control }]);
const container = style([shape, { borderRadius: radius.container }]);

export const blockSize = styleVariants({
  small: [block, { blockSize: size.field }],
  medium: [container, { blockSize: `calc(2 * ${space.xxxlarge})` }],
  large: [container, { blockSize: `calc(4 * ${space.xxxlarge})` }],
});

/** The raised surface of a card. */
const surface = style({
  border: `${size.hairline} solid transparent`,
  background: color.surface.raised,
});

export const card = style([
  surface,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.small,
    minBlockSize: '11rem',
    padding: space.medium,
    borderRadius: radius.container,
    boxShadow: vars.elevation.raised,
  },
]);

/** Stands for the amount at the top of a card. */
export const cardAmount = style([
  shape,
  {
    inlineSize: '45%',
    blockSize: space.xlarge,
    marginBlockStart: space.medium,
    borderRadius: radius.small,
  },
]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: '4.5rem',
});

/** Stands for the logo or icon at the start of a row. */
export const rowMark = style([
  shape,
  { flexShrink: 0, inlineSize: size.touch, blockSize: size.touch, borderRadius: radius.full },
]);

export const rowLines = style([lines, { flexGrow: 1 }]);

/** Stands for the amount at the end of a row. */
export const rowAmount = style([
  shape,
  { flexShrink: 0, inlineSize: space.xxxlarge, blockSize: space.large, borderRadius: radius.small },
]);

/** The heights of the bars of a chart, in percent. */
const barHeights = [35, 60, 25, 85, 45, 65];

/** Returns the background layer of a bar: its colour, and its position and size in percent of the chart. */
function barLayer(height: number, index: number) {
  const left = Math.round((100 * index) / (barHeights.length - 1));
  return `linear-gradient(${color.border.default} 0 0) ${left}% 100% / 8% ${height}% no-repeat`;
}

export const chart = style({
  display: 'block',
  blockSize: '100%',
  background: barHeights.map(barLayer).join(', '),
});
