import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { accent, critical, info, positive, reward, surface, text, warning } = vars.color;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  maxInlineSize: '100%',
  minInlineSize: vars.space.large,
  paddingInline: vars.space.xsmall,
  paddingBlock: `calc(${vars.space.xxsmall} - ${vars.size.hairline})`,
  // Forced colours make the border visible.
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.full,
  ...vars.text.caption,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

const coloured = (tone: typeof info) => ({
  background: tone.subtle,
  color: tone.text,
});

export const tone = styleVariants({
  neutral: {
    background: surface.sunken,
    color: text.default,
  },
  accent: coloured(accent),
  reward: coloured(reward),
  critical: coloured(critical),
  info: coloured(info),
  positive: coloured(positive),
  warning: coloured(warning),
});
