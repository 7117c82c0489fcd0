import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { visuallyHidden, vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

/** Returns the rule for at most `count` columns, each at least `minWidth` wide. */
const columns = (count: number, minWidth: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${minWidth}, (100% - ${count - 1} * ${space.medium}) / ${count}), 1fr))`,
});

/** From this width a survey is a card; on a phone it is a row. */
const onCard = from('tablet');

/** The height of a card with a name of two lines, for all cards, including loading and locked ones. */
const cardHeight = '13.125rem';

/** Applies a rule to a row whose text is so large that the reward needs a line of its own. */
const stacked = (rule: object) => ({
  [`not all and ${onCard}`]: { '@container': { '(max-width: 14.99rem)': rule } },
});

const line = `${size.hairline} solid ${color.border.default}`;

const pressable = {
  color: 'inherit',
  textDecoration: 'none',
  transition: `box-shadow ${vars.motion.fast} ${vars.easing}, background-color ${vars.motion.fast} ${vars.easing}`,
} as const;

/** Rows on one surface on a phone; otherwise a grid of as many cards as stay readable. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Forced colours make the border visible.
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
  '@media': {
    [onCard]: {
      ...columns(2, '15rem'),
      gap: space.medium,
      border: 'none',
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
    },
    [from('desktop')]: columns(4, '10rem'),
  },
});

export const item = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  selectors: { '&:not(:first-child)': { borderBlockStart: line } },
  '@media': {
    [onCard]: {
      display: 'grid',
      selectors: { '&:not(:first-child)': { borderBlockStart: 'none' } },
    },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: space.small,
  minInlineSize: 0,
  minBlockSize: '86px',
  padding: `${space.xsmall} ${space.medium}`,
  '@media': {
    ...stacked({ gridTemplateColumns: 'minmax(0, 1fr) auto' }),
    [onCard]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto 1fr auto auto',
      alignContent: 'stretch',
      columnGap: space.xsmall,
      minBlockSize: cardHeight,
      padding: `18px 18px ${space.small}`,
      // Forced colours make the border visible.
      border: `${size.hairline} solid transparent`,
      borderRadius: vars.radius.container,
      background: color.surface.raised,
      boxShadow: vars.elevation.raised,
    },
  },
});

/** Moves to the next line as a whole. */
export const rate = style({ display: 'inline-block' });

export const link = style([
  card,
  pressable,
  {
    ':hover': { background: color.surface.hover },
    ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
    selectors: {
      'li:first-child > &': {
        borderStartStartRadius: vars.radius.container,
        borderStartEndRadius: vars.radius.container,
      },
      'li:last-child > &': {
        borderEndStartRadius: vars.radius.container,
        borderEndEndRadius: vars.radius.container,
      },
    },
    '@media': {
      [onCard]: {
        borderRadius: vars.radius.container,
        ':hover': { background: color.surface.raised, boxShadow: vars.elevation.overlay },
        ':focus-visible': { outlineOffset: size.ring },
      },
    },
  },
]);

/** As wide as its longest word, so that the amount wraps below "Earn". */
export const earn = style({
  gridArea: '1 / 2 / 4 / 3',
  justifySelf: 'end',
  inlineSize: 'min-content',
  maxInlineSize: '100%',
  textAlign: 'end',
  ...vars.text.caption,
  color: color.text.muted,
  overflowWrap: 'break-word',
  '@media': {
    ...stacked({ gridArea: '4 / 1', justifySelf: 'start', inlineSize: 'auto', textAlign: 'start' }),
    [onCard]: {
      gridArea: '1 / 1 / 2 / -1',
      justifySelf: 'start',
      textAlign: 'start',
      ...vars.text.small,
    },
  },
});

export const head = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  ...vars.text.body,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  '@media': {
    ...stacked({ gridColumnEnd: -1 }),
    [onCard]: {
      gridArea: '2 / 1 / 3 / -1',
      alignSelf: 'start',
      marginBlockStart: space.xsmall,
      textWrap: 'balance',
    },
  },
});

export const facts = style({
  gridArea: '2 / 1',
  ...vars.text.small,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    ...stacked({ gridColumnEnd: -1 }),
    [onCard]: { gridArea: '3 / 1 / 4 / -1', alignSelf: 'start' },
  },
});

/** The last line of a card. */
const foot = { alignSelf: 'center', marginBlockStart: space.small } as const;

/** Less prominent, because the row's heading names the provider. */
export const mark = style({
  display: 'none',
  inlineSize: space.medium,
  blockSize: space.medium,
  color: color.text.muted,
  '@media': { [onCard]: { ...foot, gridArea: '5 / 1', display: 'block' } },
});

export const icon = style({ flexShrink: 0, inlineSize: '1.25em', blockSize: '1.25em' });

export const take = style({
  ...visuallyHidden,
  ...vars.text.small,
  color: color.accent.text,
  fontWeight: vars.weight.strong,
  '@media': {
    [onCard]: {
      ...foot,
      gridArea: '5 / 2',
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});

export const arrow = style({
  gridArea: '1 / 3 / 4 / 4',
  flexShrink: 0,
  inlineSize: space.medium,
  blockSize: space.medium,
  color: color.accent.text,
  '@media': {
    ...stacked({ gridArea: '4 / 2' }),
    [onCard]: { ...foot, gridArea: '5 / 4' },
  },
});

export const started = style({
  gridArea: '3 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  ...vars.text.small,
  color: color.positive.text,
  fontWeight: vars.weight.strong,
  // A line of its own, because the last one has no room for it on a narrow card.
  '@media': { [onCard]: { gridArea: '4 / 1 / 5 / -1' } },
});

export const refused = style({
  gridArea: '3 / 1',
  display: 'inline-flex',
  alignItems: 'start',
  gap: space.xxsmall,
  ...vars.text.small,
  color: color.warning.text,
  '@media': { [onCard]: { ...foot, gridArea: '5 / 2 / 6 / -1' } },
});

/** A slot for a missing card: only its outline. */
export const locked = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: 0,
  minBlockSize: size.field,
  padding: `${space.small} ${space.medium}`,
  ...vars.text.small,
  color: color.text.muted,
  selectors: { '&:not(:first-child)': { borderBlockStart: line } },
  '@media': {
    [onCard]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      minBlockSize: cardHeight,
      padding: '18px',
      selectors: { '&, &:not(:first-child)': { border: line } },
      borderRadius: vars.radius.container,
    },
  },
});

export const invitation = style([
  locked,
  pressable,
  {
    ...vars.text.body,
    color: color.accent.text,
    fontWeight: vars.weight.strong,
    ':hover': { background: color.surface.hover },
    ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
    '@media': { [onCard]: { blockSize: '100%', ':hover': { borderColor: color.accent.border } } },
  },
]);

/** Hidden on a card, where the text is enough. */
export const endArrow = style([arrow, { '@media': { [onCard]: { display: 'none' } } }]);

export const lock = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
  color: color.text.muted,
});

/** The lines of a loading card, with the height of a card. */
export const loadingLines = style({
  gridArea: '1 / 1 / 4 / -1',
  '@media': { [onCard]: { gridRowEnd: -1, display: 'grid', alignContent: 'center' } },
});
