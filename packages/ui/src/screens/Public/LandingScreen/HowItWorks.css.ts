import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, radius, size, space, text, weight } = vars;

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const panel = style({
  borderRadius: radius.container,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
});

// How it works

export const steps = style({
  display: 'grid',
  gridTemplateColumns: columns(1),
  gap: space.medium,
  '@media': { [from('desktop')]: { gridTemplateColumns: columns(3) } },
});

export const step = style([
  panel,
  {
    display: 'grid',
    // Shrinks below the width of the picture, which would otherwise clip large text.
    gridTemplateColumns: columns(1),
    gridTemplateRows: 'auto 1fr',
    overflow: 'clip',
  },
]);

export const scene = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '12rem',
  background: color.accent.subtle,
  '@media': { [from('desktop')]: { blockSize: '13rem' } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space.xxsmall} ${space.medium}`,
  alignContent: 'start',
  padding: space.large,
});

export const explanation = style({ gridColumn: 2 });

/** The surface of an illustration, which shows a small piece of the product. */
const sceneSurface = style({
  borderRadius: radius.control,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
});

export const form = style([
  sceneSurface,
  { display: 'grid', gap: space.xsmall, inlineSize: '12.5rem', padding: space.medium },
]);

const bar = style({ borderRadius: radius.small });

export const label = style([
  bar,
  { inlineSize: '42%', blockSize: space.xsmall, background: color.border.default },
]);

export const input = style([
  bar,
  {
    blockSize: '1.75rem',
    border: `${size.hairline} solid ${color.border.strong}`,
  },
]);

export const submit = style({
  blockSize: space.xlarge,
  marginBlockStart: space.xxsmall,
  borderRadius: radius.full,
  background: color.accent.solid,
});

export const tasks = style({
  display: 'grid',
  gap: space.xsmall,
  inlineSize: '76%',
  maxInlineSize: '17.5rem',
});

export const task = style([
  sceneSurface,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    padding: `${space.xxsmall} ${space.small} ${space.xxsmall} ${space.xxsmall}`,
    ...text.small,
    fontWeight: weight.medium,
    selectors: { '&:nth-child(2)': { translate: '5% 0' } },
  },
]);

export const coin = style({ marginInlineStart: 'auto' });

export const reward = style({
  position: 'relative',
  inlineSize: '12rem',
  borderRadius: radius.control,
  boxShadow: vars.elevation.overlay,
});

export const rewardCoin = style({
  position: 'absolute',
  insetInlineEnd: `calc(-1 * ${space.medium})`,
  insetBlockEnd: `calc(-1 * ${space.medium})`,
});

// Ways to earn

export const methods = style({
  display: 'grid',
  gridTemplateColumns: columns(1),
  gap: space.medium,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: columns(2) },
    [from('desktop')]: { gridTemplateColumns: columns(3) },
  },
});

export const method = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `0 ${space.medium}`,
    alignContent: 'start',
    padding: space.large,
    '@media': {
      [from('tablet')]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space.xxsmall,
        minBlockSize: '13rem',
        // In two columns it would otherwise be alone in its row.
        selectors: { '&:nth-child(6)': { gridColumn: 'span 2' } },
      },
      [from('desktop')]: { selectors: { '&:nth-child(6)': { gridColumn: 'auto' } } },
    },
  },
]);

export const methodIcon = style({
  gridRow: '1 / 3',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: radius.container,
  '@media': { [from('tablet')]: { gridRow: 'auto', marginBlockEnd: space.large } },
});

export const wideMethod = style([
  panel,
  {
    display: 'grid',
    gap: space.medium,
    alignItems: 'center',
    padding: space.large,
    '@media': {
      [from('tablet')]: { gridColumn: 'span 2', gridTemplateColumns: columns(2) },
    },
  },
]);

export const wideWords = style({
  display: 'grid',
  gap: space.xxsmall,
  '@media': { [from('tablet')]: { alignSelf: 'end' } },
});

export const answers = style({ display: 'grid', gap: space.xsmall });

export const answer = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  padding: `${space.xsmall} ${space.small}`,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: radius.control,
  ...text.small,
  fontWeight: weight.medium,
  '::before': {
    content: '',
    inlineSize: space.medium,
    blockSize: space.medium,
    border: `${size.hairline} solid ${color.border.strong}`,
    borderRadius: radius.full,
  },
  selectors: {
    '&:nth-child(2)': {
      borderColor: color.accent.border,
      background: color.accent.subtle,
      color: color.accent.text,
    },
    '&:nth-child(2)::before': { borderColor: color.accent.solid, borderWidth: '5px' },
  },
});

export const friends = style({
  inlineSize: '100%',
  maxInlineSize: '17rem',
  marginInline: 'auto',
  fill: color.accent.text,
});

export const paths = style({
  fill: 'none',
  stroke: color.accent.border,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeDasharray: '0 7',
});

export const people = style({
  fill: color.accent.subtle,
  stroke: color.accent.text,
  strokeWidth: 2.5,
});

export const coins = style({
  fill: color.reward.coin,
  stroke: color.reward.onCoin,
  strokeWidth: 2,
});
