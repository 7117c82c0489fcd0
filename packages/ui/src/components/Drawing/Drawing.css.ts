import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { accent, reward, surface } = vars.color;

const drawing = style({ flexShrink: 0, blockSize: 'auto', overflow: 'visible' });

export const size = styleVariants({
  medium: [drawing, { inlineSize: '10rem' }],
  large: [drawing, { inlineSize: 'min(100%, 18rem)' }],
});

export const ground = style({ fill: accent.subtle });

/** Scales with the drawing, to match the icons beside it. */
const stroke = {
  stroke: accent.text,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const object = style({ ...stroke, fill: surface.raised });

export const line = style({ ...stroke, fill: 'none' });

/** A dashed outline in place of a missing object. */
export const ghost = style({
  ...stroke,
  fill: 'none',
  stroke: accent.border,
  strokeDasharray: '0.1 5',
});

export const bold = style({ ...stroke, fill: 'none', strokeWidth: 6 });

/** The only gold in a drawing. */
export const spark = style({ fill: reward.coin, stroke: reward.onCoin, strokeWidth: 1 });
