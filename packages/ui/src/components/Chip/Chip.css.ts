import { style } from '@vanilla-extract/css';
import { selected, vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minInlineSize: size.touch,
  maxInlineSize: '100%',
  minBlockSize: size.touch,
  padding: `${space.xxsmall} ${space.medium}`,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: vars.radius.full,
  background: color.surface.raised,
  color: color.text.default,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&[aria-disabled=true]': {
      borderColor: color.border.default,
      background: color.surface.sunken,
      color: color.text.muted,
      cursor: 'not-allowed',
    },
    '&:hover:not([aria-disabled])': { borderColor: color.text.default },
    '&[aria-pressed=true]': {
      ...selected,
      color: color.accent.text,
      fontWeight: vars.weight.strong,
    },
  },
});

export const tick = style({ flexShrink: 0, inlineSize: space.medium, blockSize: space.medium });
