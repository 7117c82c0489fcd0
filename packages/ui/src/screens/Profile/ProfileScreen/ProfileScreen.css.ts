import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { space } = vars;

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
});

export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)' },
  },
});
