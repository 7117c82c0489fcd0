import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { onBrand } from '#ui/theme/marks.css.ts';
import { vars } from '#ui/theme/vars.ts';

const { brand, surface } = vars.color;
const { phoneText, space, text } = vars;

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${space.xsmall} ${space.xxlarge}`,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.measure.card})`,
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      columnGap: space.xlarge,
      paddingBlock: `${space.medium} ${space.xxxlarge}`,
    },
    [from('wide')]: { columnGap: space.xxxlarge },
  },
});

/** Around the form, beside the text. */
export const texture = style({
  insetBlockStart: '24rem',
  insetInlineStart: '50%',
  inlineSize: '64rem',
  blockSize: '64rem',
  '@media': {
    // Starts where the text ends.
    [from('wide')]: { insetInlineStart: `calc(50% + ${space.xsmall})`, opacity: 0.24 },
  },
});

export const introduction = style([
  onBrand,
  { '@media': { [from('desktop')]: { paddingBlockStart: space.xlarge } } },
]);

export const tagline = style({
  ...phoneText.hero,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.035em',
  textWrap: 'balance',
  '@media': { [from('tablet')]: text.display, [from('wide')]: text.hero },
});

export const highlight = style({ display: 'block', color: brand.accent });

export const lead = style({
  display: 'none',
  maxInlineSize: '34em',
  marginBlockStart: space.medium,
  ...text.lead,
  color: brand.muted,
  '@media': { [from('tablet')]: { display: 'block' } },
});

/** Second in the reading order, because most visitors come to log in. In a wide window, beside the rest. */
export const formArea = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: vars.measure.card,
  marginInline: 'auto',
  marginBlockStart: `calc(${space.xxlarge} + ${space.medium})`,
  '@media': {
    [from('desktop')]: { gridColumn: 2, gridRow: '1 / 3', marginBlockStart: 0 },
  },
});

export const card = style({
  position: 'relative',
  padding: space.large,
  borderRadius: vars.radius.container,
  background: surface.raised,
  boxShadow: vars.elevation.overlay,
  '@media': { [from('tablet')]: { padding: space.xlarge } },
});

/** Gift cards that peek out from behind the form, on a phone. */
export const cards = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(-1 * ${space.xxlarge})`,
  '@media': { [from('desktop')]: { display: 'none' } },
});

export const picture = style({
  display: 'grid',
  justifyItems: 'start',
  maxInlineSize: vars.measure.card,
  inlineSize: '100%',
  marginInline: 'auto',
  marginBlockStart: space.large,
  '@media': {
    [from('desktop')]: {
      position: 'relative',
      alignContent: 'end',
      maxInlineSize: 'none',
      blockSize: '21rem',
      marginBlockStart: space.xlarge,
    },
  },
});
