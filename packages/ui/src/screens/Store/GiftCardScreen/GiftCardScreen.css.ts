import { style } from '@vanilla-extract/css';
import { roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, measure, space } = vars;

export const screen = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.medium,
  minInlineSize: 0,
});

const roomForColumns = roomFor(54);

export const back = style({ display: 'flex' });

export const content = style({
  display: 'grid',
  gap: space.large,
  minInlineSize: 0,
  // Clears the top bar of a phone.
  scrollMarginBlockStart: space.xxxlarge,
  // Receives the focus so that it is read out; not a control, so no ring.
  ':focus-visible': { outline: 'none' },
});

/** One column in the order of the code; in a wide container two, with `redeem` in the second. */
export const layout = style({
  display: 'grid',
  gap: space.large,
  minInlineSize: 0,
  '@container': {
    [roomForColumns]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 25rem)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      gap: space.xlarge,
    },
  },
});

export const top = style({ display: 'grid', gap: space.large, minInlineSize: 0 });

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  padding: space.large,
  borderRadius: vars.radius.container,
  background: color.accent.subtle,
  '@container': { [roomForColumns]: { padding: space.xxlarge } },
});

export const face = style({
  inlineSize: '100%',
  maxInlineSize: '24rem',
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.overlay,
});

export const titles = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
});

export const names = style({ display: 'grid', minInlineSize: 0, flex: '1 1 14rem' });

// Clamped, so that a very long name does not push the card out of view.
export const clamped = style({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

export const texts = style({
  display: 'grid',
  gap: space.xlarge,
  minInlineSize: 0,
  maxInlineSize: measure.text,
});

export const text = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

// In a wide container it is beside the texts and sticky, so that it stays in view.
export const redeem = style({
  minInlineSize: 0,
  '@container': {
    [roomForColumns]: {
      position: 'sticky',
      insetBlockStart: space.medium,
      gridColumn: 2,
      gridRow: '1 / span 2',
    },
  },
});
