import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

// The cards overlap only a little, so that short names are not covered.
export const fan = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(18, minmax(0, 1fr))',
  // Room for the rotated corners.
  padding: vars.space.medium,
});

export const card = style({
  gridRow: 1,
  gridColumn: '1 / span 8',
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.overlay,
  transform: 'rotate(-9deg)',
  selectors: {
    '&:nth-child(2)': {
      gridColumn: '6 / span 8',
      transform: `translateY(calc(-1 * ${vars.space.medium})) rotate(-1deg)`,
    },
    '&:nth-child(3)': { gridColumn: '11 / span 8', transform: 'rotate(8deg)' },
  },
});
