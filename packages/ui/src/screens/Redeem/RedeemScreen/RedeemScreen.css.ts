import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const columns = style({
  display: 'grid',
  gap: space.large,
  alignItems: 'stretch',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const banner = style({
  display: 'grid',
  gap: space.large,
  alignContent: 'center',
  justifyItems: 'start',
  padding: `${space.large} ${space.medium}`,
  border: `${size.hairline} solid ${color.info.border}`,
  borderRadius: vars.radius.large,
  background: color.info.subtle,
  '@media': { [from('tablet')]: { padding: space.xlarge } },
});

export const picture = style({
  display: 'grid',
  alignItems: 'center',
  padding: space.medium,
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.large,
  background: color.accent.subtle,
  ':hover': { borderColor: color.accent.border },
});
