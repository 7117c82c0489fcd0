import { recipe } from '@vanilla-extract/recipes';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, space } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minBlockSize: vars.size.touch,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&:disabled': {
      background: color.surface.sunken,
      borderColor: color.border.default,
      color: color.text.muted,
      cursor: 'not-allowed',
    },
    '&[aria-disabled=true]': { cursor: 'progress' },
  },
});

const tone = styleVariants({
  primary: {
    background: color.accent.solid,
    color: color.text.onAccent,
    ':hover': { background: color.accent.solidHover },
  },
  secondary: {
    background: color.surface.raised,
    borderColor: color.border.strong,
    color: color.text.default,
    ':hover': { background: color.surface.sunken },
  },
  quiet: {
    background: 'transparent',
    color: color.accent.text,
    ':hover': { background: color.accent.subtle },
  },
  critical: {
    background: color.critical.solid,
    color: color.text.onAccent,
    ':hover': { background: color.critical.solidHover },
  },
});

const size = styleVariants({
  medium: { padding: `${space.xsmall} ${space.medium}`, ...vars.text.body },
  large: { padding: `${space.small} ${space.large}`, ...vars.text.lead },
});

/** Shared with `ButtonLink`. */
export const button = recipe({
  base,
  variants: { tone, size, wide: { true: { inlineSize: '100%' }, false: {} } },
});
