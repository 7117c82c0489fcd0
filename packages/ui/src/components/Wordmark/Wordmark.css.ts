import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.text.default,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
});

export const size = styleVariants({
  medium: [wordmark, { gap: vars.space.xsmall, ...vars.text.title }],
  large: [wordmark, { gap: vars.space.small, ...vars.text.display }],
});

export const points = style({ color: vars.color.accent.text });
