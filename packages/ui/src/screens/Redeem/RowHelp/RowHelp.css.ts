import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, size } = vars;

export const help = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.touch,
  blockSize: size.touch,
  borderRadius: vars.radius.full,
  color: color.text.muted,
  ':hover': { background: color.accent.subtle, color: color.accent.text },
});
