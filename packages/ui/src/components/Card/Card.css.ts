import { style, styleVariants } from '@vanilla-extract/css';
import { tinted } from '#ui/theme/marks.css.ts';
import { vars } from '#ui/theme/vars.ts';

const { accent, critical, info, surface, warning } = vars.color;

export const card = style({
  minInlineSize: 0,
  // Forced colours make the border visible.
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
});

export const tone = styleVariants({
  neutral: { background: surface.raised, boxShadow: vars.elevation.raised },
  accent: [tinted, { background: accent.subtle }],
  info: [tinted, { background: info.subtle }],
  warning: [tinted, { background: warning.subtle }],
  critical: [tinted, { background: critical.subtle }],
});
