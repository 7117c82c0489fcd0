import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.xxsmall} ${space.medium}`,
  paddingBlock: space.small,
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderBlockStart: `${size.hairline} solid ${color.border.default}` },
  },
});
