import { globalStyle, style } from '@vanilla-extract/css';
import { from, reducedMotion } from '#ui/theme/media.ts';
import { column } from '#ui/theme/space.css.ts';
import { onBrand } from '#ui/theme/marks.css.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, phoneText, size, space, text, weight } = vars;

const hairline = `${size.hairline} solid ${color.border.default}`;

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const proof = style({ background: color.surface.raised });

export const facts = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: columns(2),
    gap: `${space.medium} ${space.large}`,
    paddingBlock: space.large,
    '@media': { [from('desktop')]: { gridTemplateColumns: '1.5fr 1fr 1fr 1fr' } },
  },
]);

export const fact = style({
  ...text.small,
  color: color.text.muted,
  '@media': {
    [from('desktop')]: {
      selectors: {
        '&:not(:first-child)': {
          paddingInlineStart: space.large,
          borderInlineStart: hairline,
        },
      },
    },
  },
});

export const factName = style({
  ...phoneText.title,
  color: color.text.default,
  fontWeight: weight.strong,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  '@media': { [from('desktop')]: text.title },
});

export const section = style([
  column,
  {
    paddingBlock: space.xxlarge,
    '@media': { [from('desktop')]: { paddingBlock: space.xxxlarge } },
  },
]);

export const head = style({
  display: 'grid',
  gap: space.xsmall,
  maxInlineSize: '40em',
  marginBlockEnd: space.large,
  '@media': { [from('desktop')]: { marginBlockEnd: space.xlarge } },
});

// Gift cards

export const sunken = style({ background: color.surface.sunken });

export const rewards = style({
  display: 'grid',
  gridTemplateColumns: columns(2),
  gap: space.medium,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: columns(3) },
    [from('wide')]: { gridTemplateColumns: columns(6) },
  },
});

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.xsmall,
  marginBlockStart: space.xsmall,
  ...text.small,
  fontWeight: weight.medium,
});

export const note = style({
  marginBlockStart: space.large,
  ...text.small,
  color: color.text.muted,
});

// Questions

export const questions = style([
  section,
  {
    display: 'grid',
    gridTemplateColumns: columns(1),
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: '4fr 8fr',
        columnGap: space.xxlarge,
        alignItems: 'start',
      },
    },
  },
]);

export const question = style({
  borderBlockEnd: hairline,
  selectors: { '&:first-child': { borderBlockStart: hairline } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
  minBlockSize: '3.75rem',
  paddingBlock: space.small,
  ...text.lead,
  fontWeight: weight.strong,
  listStyle: 'none',
  cursor: 'pointer',
});

globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });

export const chevron = style({
  flexShrink: 0,
  color: color.accent.text,
  transition: `rotate ${vars.motion.fast} ${vars.easing}`,
  '@media': { [reducedMotion]: { transition: 'none' } },
});

globalStyle(`${question}[open] ${chevron}`, { rotate: '180deg' });

export const reply = style({
  maxInlineSize: '60ch',
  paddingBlockEnd: space.large,
  color: color.text.muted,
});

// Closing band

export const closing = style([onBrand, { background: color.brand.surface }]);

export const closingInner = style([
  column,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.large,
    paddingBlock: space.xxlarge,
  },
]);
