import { style } from '@vanilla-extract/css';
import { roomFor } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const screen = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.large,
  minInlineSize: 0,
});

const wide = roomFor(54);

export const back = style({ display: 'flex' });

export const layout = style({
  display: 'grid',
  gap: space.large,
  minInlineSize: 0,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      columnGap: space.xlarge,
    },
  },
});

export const hero = style({
  display: 'grid',
  gap: space.large,
  minInlineSize: 0,
  '@container': {
    [roomFor(33)]: {
      gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
});

export const names = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

// Clamped, so that a very long name does not push the card out of view.
export const clamped = style({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

export const actions = style({ display: 'flex', paddingBlockStart: space.xsmall });

export const texts = style({
  display: 'grid',
  gap: space.large,
  minInlineSize: 0,
  padding: space.large,
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.large,
  background: color.surface.raised,
});

export const text = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

// In a wide container it is beside the texts and sticky, so that it stays in view.
export const redeem = style({
  minInlineSize: 0,
  '@container': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: space.medium,
      gridColumn: 2,
      gridRow: '1 / span 2',
    },
  },
});
