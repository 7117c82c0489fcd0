import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';
import { type Background, backgrounds, ribbon, sheenOpacity, sky } from './faceOf.ts';

const { color, radius, size } = vars;

export const frame = style({ containerType: 'inline-size', inlineSize: '100%' });

const backgroundColor = createVar();

/** The colours of each background, by its hex code. Classes, because a prerendered page may not have inline styles. */
export const background = styleVariants(
  Object.fromEntries(
    [...Object.values(backgrounds).flat(), ribbon, sky].map((entry) => [entry.color, entry]),
  ),
  (entry: Background) => ({ vars: { [backgroundColor]: entry.color }, color: entry.textColor }),
);

/** The card, whose colours are the same in both themes. */
export const card = style({
  position: 'relative',
  background: backgroundColor,
  aspectRatio: '8 / 5',
  overflow: 'hidden',
  borderRadius: `clamp(${size.ring}, 5cqi, ${radius.control})`,
  forcedColorAdjust: 'none',
  // The edge is drawn over the picture.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: `${size.hairline} solid ${color.border.default}`,
    borderRadius: 'inherit',
    opacity: 0.3,
  },
});

export const scene = style({
  position: 'absolute',
  color: backgroundColor,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

/** A highlight on the start side of the card; it fades out before the name. */
export const sheen = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(rgb(255 255 255 / ${sheenOpacity}) 30%, transparent 80%)`,
  clipPath: 'polygon(0 0, 59% 0, 22% 100%, 0 100%)',
});

const words = style({
  maxInlineSize: '88cqi',
  lineHeight: 1.2,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.01em',
});

export const value = style([
  words,
  { position: 'absolute', insetInlineStart: '6cqi', insetBlockStart: '6cqi', fontSize: '9cqi' },
]);

/** The scene fades out below the name, so that a long name keeps its contrast. */
export const fade = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  background: `linear-gradient(transparent, ${backgroundColor} 10cqi)`,
  padding: '10cqi 6cqi 4.5cqi',
});

export const name = style([
  words,
  {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    fontSize: '8.4cqi',
  },
]);

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Covers the face once it has loaded; a plain background shows through transparent parts.
  opacity: 0,
  selectors: { '&[data-loaded]': { opacity: 1, background: color.surface.raised } },
});
