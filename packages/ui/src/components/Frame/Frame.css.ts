import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const frame = style({
  display: 'block',
  inlineSize: '100%',
  // Forced colours make the border visible.
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: vars.color.surface.raised,
  boxShadow: vars.elevation.raised,
});

export const height = styleVariants({
  // Most of the window, so that the member does not have to scroll page and frame by turns.
  page: [frame, { blockSize: 'max(360px, 70dvh)' }],
  // Required heights: FRM-02, THM-01, CBO-01, CSH-02, CPN-03.
  wall: [frame, { blockSize: 'calc(100dvh - 130px)' }],
  survey: [frame, { blockSize: '800px' }],
  widget: [frame, { blockSize: '720px', minBlockSize: '600px' }],
  coupons: [frame, { blockSize: '1200px' }],
  cashback: [frame, { blockSize: '1400px' }],
  tasks: [frame, { blockSize: '1800px' }],
});

// Loads, but is neither visible nor focusable.
export const concealed = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  visibility: 'hidden',
});
