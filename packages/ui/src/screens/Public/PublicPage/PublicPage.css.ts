import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '#ui/theme/space.css.ts';
import { from } from '#ui/theme/media.ts';
import { onBrand } from '#ui/theme/marks.css.ts';
import { vars } from '#ui/theme/vars.ts';

const { brand } = vars.color;
const { space, text } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const band = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  overflow: 'clip',
  background: brand.surface,
});

/** Around the drawing; faint enough that text on it keeps its contrast. */
export const texture = style({
  // The centre of the drawing of a `StatePage`.
  insetBlockStart: `calc(${space.xlarge} + 6.75rem)`,
  insetInlineStart: 'calc(50% - 24rem)',
  inlineSize: '48rem',
  blockSize: '48rem',
});

export const main = style([column, { display: 'flex', flexDirection: 'column', flexGrow: 1 }]);

export const header = style([
  onBrand,
  column,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.xsmall,
    paddingBlock: space.small,
    '@media': { [from('desktop')]: { paddingBlock: space.medium } },
  },
]);

/** A message that fills the whole page. */
export const message = style([
  onBrand,
  { position: 'relative', marginBlock: 'auto', paddingBlockEnd: space.xxlarge },
]);

export const nav = style({
  display: 'flex',
  // Large text wraps, rather than break a word.
  flexWrap: 'wrap',
  alignItems: 'center',
  overflowWrap: 'normal',
  '@media': { [from('tablet')]: { gap: space.xsmall } },
});

export const footer = style([
  onBrand,
  {
    background: brand.inset,
    borderBlockStart: `${vars.size.hairline} solid ${brand.track}`,
  },
]);

export const footerContent = style([
  column,
  {
    display: 'grid',
    gap: space.xlarge,
    paddingBlock: `${space.xxlarge} ${space.large}`,
    '@media': {
      [from('wide')]: { gridTemplateColumns: '3fr 8fr' },
    },
  },
]);

export const about = style({ display: 'grid', gap: space.small, alignContent: 'start' });

export const claim = style({
  maxInlineSize: '16em',
  ...text.title,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  gap: space.large,
});

globalStyle(`${groups} a`, { minInlineSize: vars.size.touch });

export const title = style({
  ...text.small,
  color: brand.accent,
  fontWeight: vars.weight.strong,
});

export const bottomRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  paddingBlockStart: space.medium,
  borderBlockStart: `${vars.size.hairline} solid ${brand.track}`,
  ...text.small,
  color: brand.muted,
  '@media': { [from('wide')]: { gridColumn: '1 / -1' } },
});
