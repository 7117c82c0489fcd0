import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.ts';
import { unseen } from '../VisuallyHidden/VisuallyHidden.css.ts';

export const wordmark = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  ...vars.text.lead,
  color: vars.color.text.default,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
});

export const first = style({ color: vars.color.accent.text });

/** Visually hidden below a width. */
export const wordsFrom = styleVariants({ narrow: 352, tablet: breakpoints.tablet }, (width) => ({
  '@media': { [`(max-width: ${width - 0.02}px)`]: unseen },
}));
