import { style } from '@vanilla-extract/css';
import { roomFor } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, space } = vars;

export const panel = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.medium,
  minInlineSize: 0,
});

export const controls = style({
  display: 'grid',
  gap: space.small,
  alignItems: 'end',
  '@container': {
    [roomFor(46)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 12rem) auto' },
  },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });

export const place = style({ position: 'relative', minInlineSize: 0 });

// Leaves room for the overlay while there are no rows.
export const nothing = style({ minBlockSize: `calc(2 * ${space.xxxlarge})` });

export const noOverlay = style({});

export const overlay = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.small,
  paddingBlockStart: space.xxxlarge,
  paddingInline: space.medium,
  borderRadius: vars.radius.large,
  background: `color-mix(in srgb, ${color.surface.raised} 92%, transparent)`,
  textAlign: 'center',
  fontWeight: vars.weight.medium,
});

export const of = style({ color: color.text.muted });
