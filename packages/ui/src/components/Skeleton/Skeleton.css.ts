import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reducedMotion } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

const { color, radius, space } = vars;

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const bone = style({
  display: 'block',
  // Forced colours remove the background but keep this border.
  border: `${vars.size.hairline} solid ${color.border.default}`,
  background: color.border.default,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const lines = style({ display: 'flex', flexDirection: 'column', gap: space.small });

export const line = style([
  bone,
  {
    blockSize: space.small,
    borderRadius: radius.full,
    selectors: { '&:last-child:not(:only-child)': { inlineSize: '60%' } },
  },
]);

const block = style([bone, { borderRadius: radius.small }]);

export const blockOf = styleVariants({
  small: [block, { blockSize: vars.size.touch }],
  medium: [block, { blockSize: `calc(2 * ${space.xxxlarge})` }],
  large: [block, { blockSize: `calc(4 * ${space.xxxlarge})` }],
});
