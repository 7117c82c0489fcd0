import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { accent, border, critical, info, positive, reward, surface, warning } = vars.color;

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
  sunken: { background: surface.sunken, borderColor: border.default },
  accent: { background: accent.subtle, borderColor: accent.border },
  reward: { background: reward.subtle, borderColor: reward.border },
  critical: { background: critical.subtle, borderColor: critical.border },
  info: { background: info.subtle, borderColor: info.border },
  positive: { background: positive.subtle, borderColor: positive.border },
  warning: { background: warning.subtle, borderColor: warning.border },
});
