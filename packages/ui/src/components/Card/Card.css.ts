import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { accent, border, info, reward, surface, warning } = vars.color;

export const card = style({
  minInlineSize: 0,
  border: `${vars.size.hairline} solid`,
  borderRadius: vars.radius.large,
});

export const tone = styleVariants({
  neutral: {
    background: surface.raised,
    borderColor: border.default,
    boxShadow: vars.elevation.raised,
  },
  accent: { background: accent.subtle, borderColor: accent.border },
  reward: { background: reward.subtle, borderColor: reward.border },
  info: { background: info.subtle, borderColor: info.border },
  warning: { background: warning.subtle, borderColor: warning.border },
});
