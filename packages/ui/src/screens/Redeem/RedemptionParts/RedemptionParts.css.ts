import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const list = style({ margin: 0 });

export const redeemed = style({ paddingBlockEnd: space.medium, textAlign: 'center' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.medium,
  paddingBlock: space.small,
  borderBlockStart: `${size.hairline} solid ${color.border.default}`,
});

export const name = style({ color: color.text.muted, fontWeight: vars.weight.regular });

export const value = style({
  minInlineSize: 0,
  margin: 0,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const tooMuch = style({ color: color.critical.text });
