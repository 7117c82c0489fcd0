import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { accent, border, critical, info, positive, reward, surface, text, warning } = vars.color;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  maxInlineSize: '100%',
  minInlineSize: vars.space.large,
  paddingInline: vars.space.xsmall,
  paddingBlock: `calc(${vars.space.xxsmall} - ${vars.size.hairline})`,
  border: `${vars.size.hairline} solid`,
  borderRadius: vars.radius.full,
  ...vars.text.caption,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

const coloured = (tone: typeof info) => ({
  background: tone.subtle,
  borderColor: tone.border,
  color: tone.text,
});

export const tone = styleVariants({
  neutral: {
    background: surface.sunken,
    borderColor: border.default,
    color: text.default,
  },
  accent: coloured(accent),
  reward: coloured(reward),
  critical: coloured(critical),
  info: coloured(info),
  positive: coloured(positive),
  warning: coloured(warning),
});
