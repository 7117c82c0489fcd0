import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

export const widgetArea = style({
  position: 'relative',
  // Has the height of the widget (WGT-01), even before it is mounted.
  blockSize: '720px',
  minBlockSize: '600px',
});

export const overlay = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.medium,
  padding: vars.space.large,
  // Forced colours make the border visible.
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: vars.color.surface.raised,
  boxShadow: vars.elevation.raised,
  textAlign: 'center',
});
