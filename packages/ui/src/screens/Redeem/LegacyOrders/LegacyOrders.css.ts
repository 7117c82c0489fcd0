import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const orders = style({ margin: 0, padding: 0, listStyle: 'none' });

export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.medium,
  paddingBlock: space.small,
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderBlockStart: `${size.hairline} solid ${color.border.default}` },
  },
});

export const orderDetails = style({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });

export const orderEnd = style({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});
