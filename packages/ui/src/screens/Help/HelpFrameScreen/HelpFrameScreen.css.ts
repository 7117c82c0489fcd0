import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const frameArea = style({ position: 'relative', minInlineSize: 0 });

/** Covers the frame that loads behind it. */
export const cover = style({ position: 'absolute', inset: 0 });

export const articles = style({
  display: 'grid',
  gap: vars.space.xlarge,
  maxInlineSize: vars.measure.text,
  paddingBlockStart: vars.space.medium,
});
