import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

export const rows = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const banner = style({ display: 'grid', alignContent: 'start', gap: vars.space.small });

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  border: `${vars.size.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.small,
});
