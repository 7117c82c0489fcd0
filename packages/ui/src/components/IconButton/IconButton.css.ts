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
  ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
});

export const tone = styleVariants({
  quiet: [
    base,
    {
      color: color.text.muted,
      ':hover': { background: color.surface.sunken, color: color.text.default },
    },
  ],
  strong: [base, { color: color.text.default, ':hover': { background: color.surface.sunken } }],
  // Inherits the colour of its container.
  inherit: [base],
});
