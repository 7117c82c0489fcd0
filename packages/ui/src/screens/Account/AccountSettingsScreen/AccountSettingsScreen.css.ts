import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  inlineSize: '100%',
  // Forms are hard to read across the whole width of a window.
  maxInlineSize: '46rem',
});
