import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const track = style({
  blockSize: space.xsmall,
  overflow: 'hidden',
  // Forced colours make the outline visible.
  outline: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.full,
  background: color.border.default,
});

export const filled = style({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: color.accent.solid,
  // Fills the bar with forced colours, which remove backgrounds but keep borders.
  borderBlockEnd: `${space.xsmall} solid ${color.accent.solid}`,
});
