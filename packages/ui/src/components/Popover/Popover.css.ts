import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, size, space } = vars;

const appear = keyframes({ from: { opacity: 0, translate: `0 -${space.xxsmall}` } });

/** The surface of panels and menus. */
export const surface = style({
  zIndex: vars.layer.overlay,
  maxInlineSize: `min(${vars.measure.card}, calc(100vw - 2 * ${space.xsmall}))`,
  maxBlockSize: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  // Forced colours make the border visible.
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  animation: `${appear} ${vars.motion.fast} ${vars.easing}`,
  // The panel receives the focus so that it is read out; not a control, so no ring.
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
export const look = styleVariants({
  quiet: [trigger],
  raised: [
    trigger,
    {
      background: color.surface.raised,
      boxShadow: vars.elevation.raised,
    },
  ],
});
