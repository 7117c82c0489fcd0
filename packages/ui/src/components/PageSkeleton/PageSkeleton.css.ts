import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

/** Has the height of the heading, to avoid a layout shift while it loads. */
export const heading = style({
  display: 'grid',
  alignItems: 'center',
  inlineSize: '40%',
  blockSize: vars.text.headline.lineHeight,
});

export const cards = style({
  display: 'none',
  gap: vars.space.medium,
  '@media': {
    [from('tablet')]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('wide')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** A phone shows cards as rows. */
export const phoneOnly = style({ '@media': { [from('tablet')]: { display: 'none' } } });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space.small,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' },
  },
});

export const overview = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [from('wide')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' } },
});

const blockBase = style({
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: vars.color.border.default,
});
const block = (phoneHeight: string, desktopHeight = phoneHeight, maxInlineSize = 'none') => [
  blockBase,
  {
    minBlockSize: phoneHeight,
    maxInlineSize,
    '@media': { [from('desktop')]: { minBlockSize: desktopHeight } },
  },
];

/** The first sections of screens with their measured heights, to avoid layout shifts. */
export const blocks = styleVariants({
  tabs: block('62px', '62px', '24rem'),
  pill: block('44px', '44px', '24rem'),
  balance: block('470px', '238px'),
  wallHeading: block('96px', '52px', '40rem'),
  band: block('248px', '236px'),
  invitation: block('248px', '230px'),
  wallet: block('342px', '366px'),
  profiler: block('272px', '366px'),
  tile: block('310px'),
});

export const frame = style({ minBlockSize: '24rem', maxInlineSize: vars.measure.text });
