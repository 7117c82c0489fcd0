import { keyframes, style } from '@vanilla-extract/css';
import { from, reducedMotion } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, space, text } = vars;

/** A round background for an icon. */
export const dot = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  background: color.accent.subtle,
  color: color.accent.text,
});

const fanOut = keyframes({ from: { rotate: '0deg', translate: '0 12%' } });

const fanned = style({
  position: 'absolute',
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.overlay,
  animation: `${fanOut} ${vars.motion.slow} ${vars.easing} backwards`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

const peeking = { inlineSize: '46%', insetBlockStart: 0 };

export const peekingCards = [
  style([fanned, peeking, { insetInlineStart: '4%', rotate: '-7deg' }]),
  style([fanned, peeking, { insetInlineStart: '27%', insetBlockStart: '-12px', rotate: '-1deg' }]),
  style([fanned, peeking, { insetInlineEnd: '4%', rotate: '7deg' }]),
];

const desktop = style({ display: 'none', '@media': { [from('desktop')]: { display: 'block' } } });
const wide = style({ display: 'none', '@media': { [from('wide')]: { display: 'block' } } });
const inFan = { inlineSize: '13.5rem' };

export const fannedCards = [
  style([
    fanned,
    inFan,
    desktop,
    { insetInlineStart: '4%', insetBlockStart: 44, rotate: '-15deg', zIndex: 3 },
  ]),
  style([
    fanned,
    inFan,
    desktop,
    { insetInlineStart: '24%', insetBlockStart: 12, rotate: '-5deg', zIndex: 2 },
  ]),
  style([
    fanned,
    inFan,
    desktop,
    { insetInlineStart: '44%', insetBlockStart: 10, rotate: '5deg', zIndex: 1 },
  ]),
  style([fanned, inFan, wide, { insetInlineStart: '63%', insetBlockStart: 38, rotate: '15deg' }]),
];

const floating = style({
  background: color.surface.raised,
  color: color.text.default,
  boxShadow: vars.elevation.overlay,
});

export const balance = style([
  floating,
  {
    position: 'relative',
    zIndex: 4,
    display: 'grid',
    gap: space.xxsmall,
    inlineSize: '100%',
    padding: `${space.medium} 20px`,
    borderRadius: vars.radius.container,
    ...text.small,
    '@media': { [from('desktop')]: { inlineSize: '19rem' } },
  },
]);

export const row = style({ display: 'flex', alignItems: 'center', gap: space.xsmall });

export const example = style({
  paddingInline: space.xsmall,
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
  ...text.caption,
  fontWeight: vars.weight.medium,
  color: color.text.muted,
});

export const worth = style({ ...text.body, color: color.text.muted });

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xsmall,
});

export const meter = style({
  overflow: 'hidden',
  blockSize: space.xsmall,
  marginBlock: space.xxsmall,
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
});

export const filled = style({
  inlineSize: '62.5%',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: color.accent.solid,
});

export const coin = style([
  wide,
  {
    position: 'absolute',
    insetInlineStart: '19.6rem',
    insetBlockEnd: space.xlarge,
    rotate: '-8deg',
  },
]);

export const earned = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  gap: space.xsmall,
  display: 'none',
  '@media': { [from('wide')]: { display: 'grid' } },
});

export const earning = style([
  floating,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    padding: `${space.xsmall} ${space.medium} ${space.xsmall} ${space.xsmall}`,
    borderRadius: vars.radius.full,
    ...text.small,
    fontWeight: vars.weight.medium,
    selectors: {
      '&:first-child': { marginInlineEnd: space.large },
      '&:last-child': { marginInlineStart: space.large },
    },
  },
]);

export const sum = style({ marginInlineStart: 'auto', paddingInlineStart: space.small });
