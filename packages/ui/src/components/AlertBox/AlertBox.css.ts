import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, space } = vars;

// An empty live region is out of the flow, so that it adds no gap to its stack.
export const waiting = style({ position: 'absolute' });

/** A bordered box, shared with `ReplyBox`. */
export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  minInlineSize: 0,
  padding: space.medium,
  border: `${vars.size.hairline} solid`,
  borderInlineStartWidth: space.xxsmall,
  borderRadius: vars.radius.small,
});

export const tone = styleVariants({
  errors: [box, { background: color.critical.subtle, borderColor: color.critical.border }],
  info: [box, { background: color.info.subtle, borderColor: color.info.border }],
});

const head = style({ display: 'flex', alignItems: 'center', gap: space.xsmall });

export const headOf = styleVariants({
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
  paddingInlineStart: `calc(${vars.size.icon} + ${space.xsmall})`,
});

export const message = style({
  display: 'list-item',
  minInlineSize: 0,
  selectors: { '&:not(:only-child)': { listStyle: 'disc' } },
});
