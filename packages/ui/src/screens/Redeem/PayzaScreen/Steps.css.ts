import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A line connects each step to the previous one. */
export const item = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space.xxsmall,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: space.medium,
    insetInlineEnd: `calc(50% + ${space.large})`,
    inlineSize: `calc(100% - ${space.xxlarge})`,
    borderBlockStart: `${size.ring} solid ${color.border.default}`,
  },
  selectors: { '&:first-child::before': { display: 'none' } },
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.xlarge,
  blockSize: space.xlarge,
  border: `${size.ring} solid ${color.border.strong}`,
  borderRadius: vars.radius.full,
  background: color.surface.raised,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const ahead = style([mark, { color: color.text.muted }]);

export const current = style([
  mark,
  { borderColor: color.accent.border, background: color.accent.subtle, color: color.accent.text },
]);

export const done = style([
  mark,
  {
    borderColor: color.accent.solid,
    background: color.accent.solid,
    color: color.text.onAccent,
  },
]);

export const icon = style({ inlineSize: size.icon, blockSize: size.icon });

export const name = style({
  ...vars.text.caption,
  maxInlineSize: '100%',
  color: color.text.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const currentName = style([
  name,
  { color: color.text.default, fontWeight: vars.weight.strong },
]);
