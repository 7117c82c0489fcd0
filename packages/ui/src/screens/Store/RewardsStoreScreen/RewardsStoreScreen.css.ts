import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const screen = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.large,
  minInlineSize: 0,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: space.small,
  minInlineSize: 0,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
      gap: `${space.large} ${space.medium}`,
    },
  },
});

/** A grid of more cards than a list shows at once, whose far ones browsers neither lay out nor draw. */
export const longGrid = style({});

export const counted = style({ display: 'grid', gap: space.small });

export const cash = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
  minInlineSize: 0,
  padding: space.medium,
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
});

export const cashIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.xxlarge,
  blockSize: space.xxlarge,
  borderRadius: vars.radius.control,
  background: color.accent.subtle,
  color: color.accent.text,
});

export const cashWords = style({ flex: '1 1 10rem', minInlineSize: 0 });
