import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  // Most of the window, so that page and frame are not scrolled by turns.
  blockSize: 'max(360px, 70dvh)',
  border: `${vars.size.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.sunken,
});

// Loads meanwhile, yet can neither be seen nor reached.
export const concealed = style([
  frame,
  { position: 'absolute', insetInline: 0, insetBlockStart: 0, visibility: 'hidden' },
]);
