import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

const rise = keyframes({ from: { translate: `0 ${space.large}`, opacity: 0 } });

export const region = style({
  position: 'fixed',
  insetInline: space.medium,
  // Clears the bottom bar of phones and the footer of the dashboard.
  insetBlockEnd: `calc(${space.xxxlarge} + env(safe-area-inset-bottom, 0px))`,
  // Below dialogs, whose buttons are at the same place on a phone.
  zIndex: vars.layer.bar,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  padding: `${space.small} ${space.medium}`,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  background: color.warning.subtle,
  boxShadow: vars.elevation.overlay,
  color: color.warning.text,
  fontWeight: vars.weight.medium,
  animation: `${rise} ${vars.motion.slow} ${vars.easing}`,
});

// The links of a footer that scrolls can be scrolled clear of the notice.
globalStyle(`body:has(${notice}) footer`, {
  '@media': { [below('desktop')]: { paddingBlockEnd: '6rem' } },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});
