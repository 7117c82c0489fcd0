import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const list = style({ margin: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.medium,
  paddingBlock: space.xsmall,
  borderBlockEnd: `${size.hairline} solid ${color.border.default}`,
});

export const strong = style([row, { ...vars.text.lead, fontWeight: vars.weight.strong }]);

export const name = style({ color: color.text.muted, fontWeight: vars.weight.regular });

export const value = style({
  minInlineSize: 0,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
