import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, size } = vars;

const base = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.full,
  background: 'transparent',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
  ':disabled': { color: color.text.muted, cursor: 'not-allowed', opacity: 0.6 },
});

const hovered = { background: color.surface.hover, color: color.text.default } as const;

export const tone = styleVariants({
  quiet: [base, { color: color.text.muted, ':hover': hovered }],
  strong: [base, { color: color.text.default, ':hover': hovered }],
  // Inherits the colour of its container.
  inherit: [base],
});
