import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  inlineSize: '100%',
  // Forms read badly across a wide window.
  maxInlineSize: '46rem',
});
