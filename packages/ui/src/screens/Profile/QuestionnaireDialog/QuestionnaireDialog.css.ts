import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const row = style({
  display: 'flex',
  gap: space.xxsmall,
  // Leaves room for the focus ring, which the scroll container would clip, outside the edge of the text.
  margin: `calc(-1 * ${space.xxsmall})`,
  padding: space.xxsmall,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
});

export const cell = style({
  position: 'relative',
  flexShrink: 0,
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  padding: `0 ${space.xxsmall}`,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: vars.radius.control,
  background: color.surface.raised,
  color: color.text.default,
  ...vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.medium} ${vars.easing}`,
  ':hover': { borderColor: color.text.default },
  selectors: {
    '&[data-answered]': {
      borderColor: color.accent.solid,
      background: color.accent.solid,
      color: color.text.onAccent,
      fontWeight: vars.weight.strong,
    },
    '&[aria-current=step]': {
      boxShadow: `inset 0 0 0 ${size.ring} ${color.text.default}`,
      fontWeight: vars.weight.strong,
    },
    '&[aria-current=step][data-answered]': {
      boxShadow: `inset 0 0 0 ${size.ring} ${color.accent.solid}, inset 0 0 0 calc(2 * ${size.ring}) ${color.text.onAccent}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-answered]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[aria-current=step]': { borderWidth: `calc(2 * ${size.ring})` },
      },
    },
  },
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: size.ring,
  insetInlineEnd: size.ring,
  inlineSize: space.small,
  blockSize: space.small,
  border: `${size.hairline} solid ${color.surface.raised}`,
  borderRadius: vars.radius.full,
  background: color.critical.solid,
});

export const panel = style({
  display: 'grid',
  gap: vars.space.medium,
  minInlineSize: 0,
  alignContent: 'start',
  // Receives the focus so that it is read out; not a control, so no ring.
  ':focus-visible': { outline: 'none' },
});

export const text = style({
  ...vars.text.title,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  ':focus-visible': { outline: 'none' },
});

/** The height of the dialog's title, which is sticky too. */
const underTitle = '4.5rem';

/** Stays in view above the choices, which scroll. */
export const filter = style({
  position: 'sticky',
  insetBlockStart: underTitle,
  zIndex: 1,
  display: 'grid',
  gap: space.xsmall,
  minInlineSize: 0,
  paddingBlock: space.xsmall,
  background: color.surface.overlay,
});

export const picked = style({ maxBlockSize: '6rem', overflowY: 'auto' });

// Keeps a focused choice from being scrolled behind the filter.
globalStyle(`${filter} ~ * input`, { scrollMarginBlockStart: '11rem' });

const motionAllowed = '(prefers-reduced-motion: no-preference)';

const arrive = keyframes({ from: { opacity: 0, scale: '0.9' } });
const land = keyframes({ from: { scale: '0.4', rotate: '-120deg' } });

export const completed = style({
  '@media': {
    [motionAllowed]: { animation: `${arrive} ${vars.motion.slow} ${vars.easing}` },
  },
});

export const reward = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
  fontWeight: vars.weight.strong,
});

export const words = style({ flex: '1 1 12rem' });

export const coin = style({
  display: 'grid',
  flexShrink: 0,
  '@media': {
    [motionAllowed]: { animation: `${land} ${vars.motion.slow} ${vars.easing}` },
  },
});

export const unsent = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  padding: space.medium,
  borderRadius: vars.radius.control,
  background: color.warning.subtle,
  color: color.warning.text,
});

// Two rows of two on a phone, so that the buttons leave room for the question.
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.xsmall,
  inlineSize: '100%',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'auto auto 1fr auto', gap: space.small },
  },
});

export const last = style({
  display: 'contents',
  '@media': { [from('tablet')]: { display: 'block', justifySelf: 'end' } },
});
