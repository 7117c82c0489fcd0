import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: `${space.medium} ${space.large}`,
  minInlineSize: 0,
});

export const stat = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  minInlineSize: 0,
});

export const label = style({ ...vars.text.small, color: color.text.muted });

export const value = style({
  ...vars.text.lead,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
