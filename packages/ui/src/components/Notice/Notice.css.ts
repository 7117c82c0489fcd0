import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  padding: `${space.small} ${space.medium}`,
  borderRadius: vars.radius.control,
  background: color.info.subtle,
  color: color.info.text,
  fontWeight: vars.weight.medium,
});

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});

export const text = style({ flex: 1, minInlineSize: 0 });
