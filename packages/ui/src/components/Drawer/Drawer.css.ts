import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { color, size, space } = vars;

const slide = keyframes({ from: { translate: '-100% 0' } });

export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.overlay,
  inlineSize: 'min(320px, 100vw)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineEnd: `${size.hairline} solid ${color.border.default}`,
  background: color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  animation: `${slide} ${vars.motion.medium} ${vars.easing}`,
  ':focus-visible': { outline: 'none' },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space.xsmall} ${space.xsmall} 0 ${space.large}`,
});

export const title = style({ ...vars.text.lead, fontWeight: vars.weight.strong });
