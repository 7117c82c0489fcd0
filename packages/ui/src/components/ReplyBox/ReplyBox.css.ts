import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';
import { box } from '../AlertBox/AlertBox.css.ts';

const { color, space } = vars;

export const tone = styleVariants({
  success: [box, { background: color.positive.subtle }],
  failure: [box, { background: color.critical.subtle }],
});

const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
});

export const headOf = styleVariants({
  success: [head, { color: color.positive.text }],
  failure: [head, { color: color.critical.text }],
});

export const list = style({
  display: 'grid',
  gap: space.xxsmall,
  minInlineSize: 0,
  paddingInlineStart: `calc(${vars.size.icon} + ${space.small})`,
});
