import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const frame = style({
  display: 'block',
  inlineSize: '100%',
  // Forced colours make the border visible.
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: vars.color.surface.raised,
  boxShadow: vars.elevation.raised,
});

/** Most of the window, so that the member does not have to scroll the page and the frame in turns. */
const pageHeight = 'max(360px, 70dvh)';

export const height = styleVariants({
  page: [frame, { blockSize: pageHeight }],
  // Required heights: FRM-02, THM-01, CBO-01, CSH-02, CPN-03.
  wall: [frame, { blockSize: 'calc(100dvh - 130px)' }],
  survey: [frame, { blockSize: '800px' }],
  widget: [frame, { blockSize: '720px', minBlockSize: '600px' }],
  coupons: [frame, { blockSize: '1200px' }],
  cashback: [frame, { blockSize: '1400px' }],
  tasks: [frame, { blockSize: '1800px' }],
});

/** A frame that loads in place, but is neither visible nor focusable. */
export const concealed = style({ visibility: 'hidden' });

/** Below the frame, and less prominent than its content. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.medium,
});

export const slowText = style({ textAlign: 'center' });

/** Has the height of a page's frame, to avoid a layout shift while its address loads. */
export const reservedSpace = style({ minBlockSize: pageHeight });

export const area = style({ position: 'relative', minInlineSize: 0 });

/** Covers the frame, whose space is reserved. */
export const cover = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });
