import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';
import { unseen } from '../VisuallyHidden/VisuallyHidden.css.ts';

const { color, size, space } = vars;

export const group = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
});

export const targets = style({ display: 'contents' });

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minInlineSize: size.field,
  minBlockSize: size.field,
  padding: 0,
  // Forced colours make the border visible.
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.full,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
  color: color.accent.text,
  ...vars.text.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  ':hover': { background: color.accent.subtle },
  ':disabled': {
    background: color.surface.sunken,
    boxShadow: 'none',
    color: color.text.muted,
    cursor: 'not-allowed',
  },
  selectors: { [`${row}[data-names] &`]: { paddingInline: space.medium } },
});

export const copied = style([
  button,
  {
    background: color.positive.subtle,
    color: color.positive.text,
    cursor: 'default',
    ':hover': { background: color.positive.subtle },
  },
]);

export const sheet = style([
  button,
  {
    paddingInline: space.medium,
    background: color.accent.solid,
    color: color.text.onAccent,
    ':hover': { background: color.accent.solidHover },
  },
]);

export const icon = style({ inlineSize: size.icon, blockSize: size.icon, flexShrink: 0 });

/** The name: hidden until the button is hovered or focused, or until all names are shown. */
export const name = style({
  ...unseen,
  selectors: {
    [`${button}:hover > &, ${button}:focus-visible > &, ${copied} > &`]: {
      insetBlockStart: `calc(100% + ${space.xsmall})`,
      zIndex: 1,
      inlineSize: 'max-content',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      paddingBlock: space.xxsmall,
      paddingInline: space.xsmall,
      borderRadius: vars.radius.small,
      background: color.text.default,
      color: color.surface.raised,
      ...vars.text.caption,
      fontWeight: vars.weight.strong,
      pointerEvents: 'none',
    },
    [`${row}[data-names] ${button} > &`]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      padding: 0,
      background: 'none',
      color: 'inherit',
      ...vars.text.small,
      fontWeight: 'inherit',
    },
  },
});
