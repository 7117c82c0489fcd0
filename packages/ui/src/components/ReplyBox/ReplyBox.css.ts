import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, space } = vars;

// Waits for a reply outside the flow, so that it takes no gap of the stack it is in.
export const waiting = style({ position: 'absolute' });

const box = style({
  display: 'grid',
  gap: space.xsmall,
  minInlineSize: 0,
  padding: space.medium,
  border: `${vars.size.hairline} solid`,
  borderInlineStartWidth: space.xxsmall,
  borderRadius: vars.radius.small,
});

export const tone = styleVariants({
  success: [box, { background: color.positive.subtle, borderColor: color.positive.border }],
  failure: [box, { background: color.critical.subtle, borderColor: color.critical.border }],
});

const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
});

export const headOf = styleVariants({
  success: [head, { color: color.positive.text }],
  failure: [head, { color: color.critical.text }],
});

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});

export const list = style({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });
