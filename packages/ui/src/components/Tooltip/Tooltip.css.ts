import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const tooltip = style({
  // Overrides the insets of a popover, because a translation from the top left corner positions the tooltip.
  inset: '0 auto auto 0',
  position: 'fixed',
  zIndex: vars.layer.toast,
  inlineSize: 'max-content',
  maxInlineSize: `min(${vars.measure.card}, calc(100vw - 2 * ${space.xsmall}))`,
  margin: 0,
  overflow: 'visible',
  padding: `${space.xxsmall} ${space.xsmall}`,
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.control,
  background: color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  color: color.text.default,
  ...vars.text.small,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'normal',
  cursor: 'default',
  // Bridges the gap to the control, so that the pointer can move over the text (WCAG 1.4.13).
  '::before': {
    content: '',
    position: 'absolute',
    inset: `calc(-1 * ${space.xsmall})`,
    zIndex: -1,
  },
  selectors: { '&[hidden]': { display: 'none' } },
});
