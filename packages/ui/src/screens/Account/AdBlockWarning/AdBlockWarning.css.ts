import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const warning = style({
  display: 'flex',
  gap: space.small,
  padding: space.medium,
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  background: color.warning.subtle,
});

export const icon = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
  marginBlockStart: size.ring,
  color: color.warning.text,
});

export const heading = style({
  ...vars.text.body,
  color: color.warning.text,
  fontWeight: vars.weight.strong,
});
