import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

/** Keeps its height above the frame when its text disappears, so that the frame does not move. */
export const loadingLine = style({
  display: 'grid',
  justifyItems: 'center',
  marginBlock: `calc(-1 * ${space.small})`,
  minBlockSize: vars.text.body.lineHeight,
});

export const loading = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.medium,
  minBlockSize: '240px',
  padding: space.large,
  textAlign: 'center',
});

/**
 * A surface that replaces the partner's page while it loads, or links to it, or explains its
 * absence.
 */
export const panel = style([
  loading,
  {
    minBlockSize: '320px',
    // Forced colours make the border visible.
    border: `${vars.size.hairline} solid transparent`,
    borderRadius: vars.radius.container,
    background: color.surface.raised,
    boxShadow: vars.elevation.raised,
  },
]);

/** As tall as the frame that follows, so that the links below do not move in view (FRM-02). */
export const loadingPanel = style([panel, { minBlockSize: 'calc(100dvh - 130px)' }]);

export const sentence = style({ maxInlineSize: vars.measure.card, ...vars.text.lead });
