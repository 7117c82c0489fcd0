import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

const slideUp = keyframes({ from: { translate: `0 ${space.medium}` } });

const toast = style({
  position: 'relative',
  flexShrink: 0,
  minInlineSize: 0,
  maxBlockSize: '14rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Forced colours make the border visible.
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.overlay,
  cursor: 'pointer',
  animation: `${slideUp} ${vars.motion.slow} ${vars.easing}`,
  ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
});

const toned = (tone: 'positive' | 'critical' | 'warning' | 'info') => [
  toast,
  { background: color[tone].subtle, color: color[tone].text },
];

export const type = styleVariants({
  success: toned('positive'),
  error: toned('critical'),
  alert: toned('critical'),
  info: toned('info'),
  warn: toned('warning'),
  bare: [toast, { background: color.surface.overlay, color: color.text.default }],
});

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xsmall,
  paddingInlineStart: space.small,
});

export const icon = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
  marginBlockStart: `calc(${space.small} + ${size.ring})`,
});

export const texts = style({ flexGrow: 1, minInlineSize: 0, paddingBlock: space.small });

export const title = style({ ...vars.text.body, fontWeight: vars.weight.strong });

export const content = style({ ...vars.text.small, color: color.text.default });

/** Sticky, so that it stays visible while a long text scrolls. */
export const close = style({ position: 'sticky', insetBlockStart: 0, flexShrink: 0 });

export const track = style({
  position: 'sticky',
  insetBlockEnd: 0,
  overflow: 'hidden',
  blockSize: space.xxsmall,
});

const shrink = keyframes({ to: { inlineSize: 0 } });

const timeLeft = style({
  blockSize: '100%',
  background: 'currentColor',
  forcedColorAdjust: 'none',
  animation: `${shrink} linear`,
});

export const bar = styleVariants({
  running: [timeLeft],
  paused: [timeLeft, { animationPlayState: 'paused' }],
});

/** The room for a shadow, below and beside a toast. */
const shadowBelow = space.medium;
const shadowBeside = space.xxlarge;

export const stack = style({
  position: 'fixed',
  insetInlineEnd: 0,
  // Above the bottom bar of phones.
  insetBlockEnd: `calc(${space.xxxlarge} + env(safe-area-inset-bottom, 0px) - ${shadowBelow})`,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  // Scroll containers clip their content, so the padding leaves room for the shadows.
  padding: `${shadowBelow} ${space.xsmall} ${shadowBelow} ${shadowBeside}`,
  // The toasts have the required width (TST-07).
  inlineSize: `calc(300px + ${space.xsmall} + ${shadowBeside})`,
  maxBlockSize: `calc(100dvh - ${space.xxxlarge} + ${shadowBelow})`,
  overflowY: 'auto',
  // Clicks between two toasts reach the page.
  pointerEvents: 'none',
  '@media': {
    [from('desktop')]: {
      insetBlockEnd: `calc(${space.medium} - ${shadowBelow})`,
      inlineSize: `calc(300px + ${space.medium} + ${shadowBeside})`,
      paddingInlineEnd: space.medium,
      maxBlockSize: `calc(100dvh - ${space.medium} + ${shadowBelow})`,
    },
  },
});
