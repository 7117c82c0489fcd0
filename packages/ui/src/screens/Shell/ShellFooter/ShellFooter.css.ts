import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { space } = vars;

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.large,
  padding: space.medium,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.default}`,
  background: vars.color.surface.sunken,
  ...vars.text.small,
  '@media': { [from('desktop')]: { padding: `0 ${space.medium}` } },
});

export const claim = style({ fontWeight: vars.weight.medium });

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.medium });
