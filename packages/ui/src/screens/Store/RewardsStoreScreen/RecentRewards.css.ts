import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const recent = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ minInlineSize: 0 });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: size.touch,
  padding: space.xxsmall,
  borderRadius: vars.radius.control,
  color: color.text.default,
  textDecoration: 'none',
  ...vars.text.small,
  fontWeight: vars.weight.medium,
  ':hover': { background: color.surface.hover },
});

export const face = style({ flexShrink: 0, inlineSize: space.xxlarge });

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
