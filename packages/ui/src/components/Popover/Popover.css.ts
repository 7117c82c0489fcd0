import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

const appear = keyframes({ from: { opacity: 0, translate: `0 -${space.xxsmall}` } });

/** The surface of panels and menus. */
const surface = style({
  zIndex: vars.layer.overlay,
  maxInlineSize: `min(${vars.measure.card}, calc(100vw - 2 * ${space.xsmall}))`,
  maxBlockSize: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  // Keeps the ring of a control at the edge in view.
  scrollPaddingBlock: space.small,
  // Forced colours make the border visible.
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  animation: `${appear} ${vars.motion.fast} ${vars.easing}`,
  // The panel takes the focus only to be read out; a ring would make it look like a control.
  ':focus-visible': { outline: 'none' },
});

export const panel = style([surface, { inlineSize: '360px', padding: '20px' }]);

const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minInlineSize: size.touch,
  maxInlineSize: '100%',
  minBlockSize: size.touch,
  padding: `0 ${space.small}`,
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: color.text.muted,
  ...vars.text.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  ':hover': { background: color.surface.hover, color: color.text.default },
  selectors: {
    '&[data-state=open]': { background: color.surface.hover, color: color.text.default },
    '&[aria-current=page]': { background: color.accent.subtle, color: color.accent.text },
  },
});

/** The triggers of popovers and menus, and links in line with them. */
export const triggerLook = styleVariants({
  quiet: [trigger],
  raised: [trigger, { background: color.surface.raised, boxShadow: vars.elevation.raised }],
});

const slide = keyframes({ from: { translate: '0 100%' } });

/** A menu; on a phone a sheet at the bottom, within reach of the thumb, which does not dim the page. */
export const menu = style([
  surface,
  {
    minInlineSize: '220px',
    padding: space.xsmall,
    '@media': {
      [below('tablet')]: {
        inlineSize: '100%',
        maxInlineSize: 'none',
        maxBlockSize: `calc(100dvh - ${space.xxlarge})`,
        // Leaves room for the home indicator of the device.
        paddingBlockEnd: `calc(${space.xsmall} + env(safe-area-inset-bottom, 0px))`,
        borderRadius: `${vars.radius.container} ${vars.radius.container} 0 0`,
        animation: `${slide} ${vars.motion.slow} ${vars.easing}`,
      },
    },
  },
]);

// `!important`, because Radix positions the menu with inline styles.
globalStyle('[data-radix-popper-content-wrapper]:has(> [role=menu])', {
  '@media': {
    [below('tablet')]: {
      inset: 'auto 0 0 !important',
      transform: 'none !important',
      minInlineSize: '100% !important',
    },
  },
});

/** The name of a group of items. */
export const groupLabel = style({
  padding: `${space.xsmall} ${space.small} ${space.xxsmall}`,
  ...vars.text.caption,
  color: color.text.muted,
  fontWeight: vars.weight.strong,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: size.touch,
  padding: `${space.xsmall} ${space.small}`,
  borderRadius: vars.radius.control,
  color: color.text.default,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: color.accent.subtle, color: color.accent.text },
    '&[aria-current=page]': { fontWeight: vars.weight.strong },
  },
  ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
});

export const external = style({
  flexShrink: 0,
  inlineSize: space.medium,
  blockSize: space.medium,
  marginInlineStart: 'auto',
});

export const separator = style({
  blockSize: size.hairline,
  marginBlock: space.xsmall,
  background: color.border.default,
});
