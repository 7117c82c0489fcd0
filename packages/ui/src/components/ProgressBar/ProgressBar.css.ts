import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reducedMotion } from '#ui/theme/media.ts';
import { onBrand } from '#ui/theme/marks.css.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

export const progress = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  minInlineSize: 0,
});

export const track = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: space.xsmall,
  // Forced colours make the outline visible, which takes no space.
  outline: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.full,
  background: color.border.default,
});

// Forced colours would give the fill the same colour as the track.
const fill = style({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: color.accent.solid,
  selectors: { [`${onBrand} &`]: { background: color.brand.border } },
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const determinate = style([
  fill,
  { transition: `inline-size ${vars.motion.slow} ${vars.easing}` },
]);

const travel = keyframes({
  from: { insetInlineStart: '-40%' },
  to: { insetInlineStart: '100%' },
});

const stripe = `${color.surface.raised} 0 ${space.xxsmall}, transparent 0 ${space.small}`;

export const indeterminate = style([
  fill,
  {
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '40%',
    animation: `${travel} 1400ms cubic-bezier(0.5, 0, 0.5, 1) infinite`,
    // Static stripes still show that the progress is indeterminate.
    '@media': {
      [reducedMotion]: {
        animation: 'none',
        insetInline: 0,
        inlineSize: '100%',
        backgroundImage: `repeating-linear-gradient(-45deg, ${stripe})`,
      },
    },
  },
]);

const ring = style({
  position: 'relative',
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
});

export const ringSize = styleVariants({
  small: [ring, { inlineSize: '4rem', blockSize: '4rem' }],
  // In large text, no wider than a card of a phone.
  large: [ring, { inlineSize: 'min(9rem, 62vw)', blockSize: 'min(9rem, 62vw)' }],
});

export const ringDrawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // The arc starts at the top.
  rotate: '-90deg',
});

export const ringTrack = style({ fill: 'none', stroke: color.border.default, strokeWidth: 8 });

export const ringArc = style({
  fill: 'none',
  stroke: color.accent.solid,
  strokeWidth: 8,
  strokeLinecap: 'round',
  forcedColorAdjust: 'none',
  selectors: { [`${onBrand} &`]: { stroke: color.brand.border } },
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

const ringLabelBase = style({
  position: 'relative',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const ringLabel = styleVariants({
  small: [ringLabelBase, vars.text.caption],
  large: [ringLabelBase, vars.text.title],
});
