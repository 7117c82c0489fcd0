import { style } from '@vanilla-extract/css';
import { from, roomFor } from '../../../theme/media.ts';
import { skippable } from '../../../theme/skippable.ts';
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

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.small,
  '@media': { [from('tablet')]: { rowGap: space.large } },
});

/** The number of cards that browsers draw or skip together: whole rows with one to six columns. */
export const groupSize = 60;

/** The height of a group that was never drawn, with rows of this height. */
const heightWith = (columns: number, row: string) => ({
  containIntrinsicBlockSize: `auto calc(${groupSize / columns} * ${row})`,
});

/**
 * A group of a long list. It would clip the shadows of its cards, so it reaches to the groups beside it.
 */
export const skippedGroup = style([
  grid,
  {
    ...skippable,
    margin: `calc(-1 * ${space.small}) calc(-1 * ${space.medium})`,
    padding: `${space.small} ${space.medium}`,
    ...heightWith(2, '20.5rem'),
    '@media': {
      ...skippable['@media'],
      [from('tablet')]: {
        margin: `calc(-1 * ${space.large})`,
        padding: space.large,
        ...heightWith(2, '24.5rem'),
        '@container': {
          [roomFor(41)]: heightWith(3, '21.5rem'),
          [roomFor(55)]: heightWith(4, '21.5rem'),
          [roomFor(69)]: heightWith(5, '21.5rem'),
        },
      },
    },
  },
]);

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
