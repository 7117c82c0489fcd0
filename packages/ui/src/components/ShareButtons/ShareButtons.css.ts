import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, size, space } = vars;

export const group = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxsmall,
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  paddingInline: space.small,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: vars.radius.full,
  background: color.surface.raised,
  color: color.text.default,
  ...vars.text.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  ':hover': { background: color.accent.subtle, color: color.accent.text },
  ':disabled': {
    background: color.surface.sunken,
    borderColor: color.border.default,
    color: color.text.muted,
    cursor: 'not-allowed',
  },
});

export const copied = style([
  button,
  {
    background: color.positive.subtle,
    borderColor: color.positive.border,
    color: color.positive.text,
    cursor: 'default',
    ':hover': { background: color.positive.subtle, color: color.positive.text },
  },
]);

export const sheet = style([
  button,
  {
    background: color.accent.solid,
    borderColor: 'transparent',
    color: color.text.onAccent,
    ':hover': { background: color.accent.solidHover, color: color.text.onAccent },
  },
]);

export const icon = style({ inlineSize: space.medium, blockSize: space.medium, flexShrink: 0 });
