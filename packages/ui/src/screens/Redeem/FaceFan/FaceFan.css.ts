import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const fan = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  // Room for the rotated corners.
  padding: vars.space.medium,
});

export const card = style({
  gridRow: 1,
  gridColumn: '1 / span 4',
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.overlay,
  transform: 'rotate(-9deg)',
  selectors: {
    '&:nth-child(2)': {
      gridColumn: '3 / span 4',
      transform: `translateY(calc(-1 * ${vars.space.medium})) rotate(-1deg)`,
    },
    '&:nth-child(3)': { gridColumn: '5 / span 4', transform: 'rotate(8deg)' },
  },
});
