import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

const { color, space } = vars;

const slide = keyframes({ from: { translate: '0 100%' } });
const appear = keyframes({ from: { opacity: 0, translate: `0 -${space.xxsmall}` } });

const phone = `not all and ${from('tablet')}`;

/** The surface of popovers and menus; on a phone a sheet, within reach of the thumb. */
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
  '@media': {
    [phone]: {
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: `calc(100dvh - ${space.xxlarge})`,
      borderRadius: `${vars.radius.container} ${vars.radius.container} 0 0`,
      // The rest of the window is dimmed; a press there closes the sheet.
      boxShadow: `0 0 0 100vmax ${color.surface.scrim}`,
      animation: `${slide} ${vars.motion.slow} ${vars.easing}`,
    },
  },
});

/** The bar at the end of a phone's screen, which a sheet's content keeps clear of. */
export const screenEnd = 'env(safe-area-inset-bottom, 0px)';

export const panel = style([
  surface,
  { inlineSize: '360px', padding: '20px', paddingBlockEnd: `calc(20px + ${screenEnd})` },
]);

// Radix places the surface with inline styles.
globalStyle(`[data-radix-popper-content-wrapper]:has(> .${surface})`, {
  '@media': {
    [phone]: {
      inset: 'auto 0 0 !important',
      transform: 'none !important',
      minInlineSize: '100% !important',
    },
  },
});
