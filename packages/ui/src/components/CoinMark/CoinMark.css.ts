import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '#ui/theme/scale.ts';
import { visuallyHidden, vars } from '#ui/theme/vars.ts';

const { color, size: lengths, space } = vars;
const { reward } = color;

const mark = style({ flexShrink: 0 });

export const size = styleVariants({
  small: [mark, { inlineSize: lengths.icon, blockSize: lengths.icon }],
  medium: [mark, { inlineSize: space.xlarge, blockSize: space.xlarge }],
  large: [mark, { inlineSize: space.xxlarge, blockSize: space.xxlarge }],
});

export const disc = style({ fill: reward.coin, stroke: reward.onCoin });

/** The lower half of the edge, in shadow. */
export const edge = style({ fill: reward.onCoin });

/** A reflection; white in both themes, like the rest of the coin. */
export const light = style({ fill: '#ffffff', opacity: 0.32 });

export const face = style({
  fill: reward.onCoin,
  fillOpacity: 0.1,
  stroke: reward.onCoin,
  strokeOpacity: 0.7,
  strokeWidth: 1.4,
});

export const milling = style({
  fill: 'none',
  stroke: reward.onCoin,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  opacity: 0.6,
});

export const letter = style({
  fill: 'none',
  stroke: reward.onCoin,
  strokeWidth: 4.6,
  strokeLinecap: 'round',
});

export const spark = style({ fill: reward.onCoin });

export const wordmark = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  ...vars.text.lead,
  color: color.text.default,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
});

export const firstWord = style({ color: color.accent.text });

/** Hides the name below a width of the window, in px, but not from screen readers. */
export const nameFrom = styleVariants({ narrow: 352, tablet: breakpoints.tablet }, (width) => ({
  '@media': { [`(max-width: ${width - 0.02}px)`]: visuallyHidden },
}));
