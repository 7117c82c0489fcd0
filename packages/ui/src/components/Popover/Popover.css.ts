import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, space } = vars;

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
