import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

/** Takes an empty live region out of the flow, so that it adds no gap to its stack. */
export const emptyRegion = style({ position: 'absolute' });

const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  minInlineSize: 0,
} as const;

/** A tinted block. */
const box = style({
  ...column,
  padding: space.medium,
  // Forced colours make the border visible.
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
});

/** The live region of a box. */
export const live = style({ ':empty': { position: 'absolute' } });

export const latest = style(column);

export const tone = styleVariants({
  errors: [box, { background: color.critical.subtle }],
  info: [box, { background: color.info.subtle }],
});

const head = style({ display: 'flex', alignItems: 'center', gap: space.small });

export const headTone = styleVariants({
  errors: [head, { color: color.critical.text }],
  info: [head, { color: color.info.text }],
});

export const icon = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  flexShrink: 0,
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  paddingInlineStart: `calc(${vars.size.icon} + ${space.small})`,
});

/** Marks a message of the newest response. */
export const newest = style({
  paddingInline: space.xsmall,
  border: `${vars.size.hairline} solid currentcolor`,
  borderRadius: vars.radius.full,
  ...vars.text.caption,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
});

export const message = style({ display: 'list-item', minInlineSize: 0 });

export const listed = style([message, { listStyle: 'disc' }]);

export const alertLists = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minInlineSize: 0,
});

export const replyTone = styleVariants({
  success: [box, { background: color.positive.subtle }],
  failure: [box, { background: color.critical.subtle }],
});

const replyHead = style([head, { minInlineSize: 0, fontWeight: vars.weight.strong }]);

export const replyHeadTone = styleVariants({
  success: [replyHead, { color: color.positive.text }],
  failure: [replyHead, { color: color.critical.text }],
});

export const replyList = style({
  display: 'grid',
  gap: space.xxsmall,
  minInlineSize: 0,
  paddingInlineStart: `calc(${vars.size.icon} + ${space.small})`,
});
