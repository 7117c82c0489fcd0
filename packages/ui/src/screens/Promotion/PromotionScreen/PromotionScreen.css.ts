import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

export const rows = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      rowGap: vars.space.xlarge,
    },
  },
});

export const banner = style({ display: 'grid', alignContent: 'start', gap: vars.space.small });
