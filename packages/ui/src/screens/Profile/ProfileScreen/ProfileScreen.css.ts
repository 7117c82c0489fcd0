import { style } from '@vanilla-extract/css';
import { roomFor } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { space } = vars;

export const screen = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
});

export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  '@container': {
    [roomFor(46)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)' },
  },
});
