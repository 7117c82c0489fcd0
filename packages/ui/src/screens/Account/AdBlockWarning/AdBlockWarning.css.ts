import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

const box = style({
  display: 'flex',
  gap: space.small,
  padding: space.medium,
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
});

export const warning = styleVariants({
  clear: [box, { background: color.surface.sunken }],
  blocked: [box, { background: color.warning.subtle }],
});

const sign = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
  marginBlockStart: size.ring,
});

export const icon = styleVariants({
  clear: [sign, { color: color.text.muted }],
  blocked: [sign, { color: color.warning.text }],
});

const title = style({ ...vars.text.body, fontWeight: vars.weight.strong });

export const heading = styleVariants({
  clear: [title],
  blocked: [title, { color: color.warning.text }],
});
