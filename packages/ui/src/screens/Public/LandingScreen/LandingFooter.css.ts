import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { column } from './LandingScreen.css.ts';

const { space } = vars;

export const footer = style({
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.default}`,
  background: vars.color.surface.sunken,
});

export const inner = style([
  column,
  { display: 'grid', gap: space.large, paddingBlock: space.xlarge },
]);

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  gap: space.large,
});
