import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});
