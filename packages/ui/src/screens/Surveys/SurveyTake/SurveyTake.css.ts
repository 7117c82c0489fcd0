import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const refused = style({
  display: 'inline-flex',
  alignItems: 'start',
  gap: vars.space.xsmall,
  ...vars.text.small,
  color: vars.color.warning.text,
  textAlign: 'start',
  // Restores wrapping inside table columns that do not wrap.
  whiteSpace: 'normal',
});

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});
