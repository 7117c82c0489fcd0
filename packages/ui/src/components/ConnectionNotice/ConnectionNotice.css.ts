import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, space } = vars;

const rise = keyframes({ from: { translate: `0 ${space.large}`, opacity: 0 } });

export const place = style({
  position: 'fixed',
  insetInline: space.medium,
  insetBlockEnd: space.medium,
  zIndex: vars.layer.toast,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  padding: `${space.small} ${space.medium}`,
  border: `${vars.size.hairline} solid ${color.warning.border}`,
  borderRadius: vars.radius.small,
  background: color.warning.subtle,
  boxShadow: vars.elevation.overlay,
  color: color.warning.text,
  fontWeight: vars.weight.medium,
  animation: `${rise} ${vars.motion.slow} ${vars.easing}`,
});

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});
