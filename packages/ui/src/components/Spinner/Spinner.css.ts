import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reducedMotion } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  display: 'inline-block',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  borderStyle: 'solid',
  borderWidth: vars.size.ring,
  borderColor: vars.color.border.default,
  borderBlockStartColor: 'currentColor',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [reducedMotion]: { borderColor: 'currentColor', borderStyle: 'dotted' } },
});

export const size = styleVariants({
  small: { inlineSize: vars.space.medium, blockSize: vars.space.medium },
  medium: { inlineSize: vars.space.large, blockSize: vars.space.large },
  large: { inlineSize: vars.space.xxlarge, blockSize: vars.space.xxlarge },
});
