import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

const motionAllowed = '(prefers-reduced-motion: no-preference)';

const growIn = keyframes({ from: { opacity: 0, scale: '0.9' } });

const rollIn = keyframes({ from: { scale: '0.4', rotate: '-120deg' } });

export const completed = style({
  '@media': {
    [motionAllowed]: { animation: `${growIn} ${vars.motion.slow} ${vars.easing}` },
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
    [motionAllowed]: { animation: `${rollIn} ${vars.motion.slow} ${vars.easing}` },
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
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  inlineSize: '100%',
  // A button is at least as wide as its longest word, and takes a line if the text is that large.
  overflowWrap: 'break-word',
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'auto auto 1fr auto',
      gap: space.small,
    },
  },
});

globalStyle(`${actions} button`, { flex: '1 1 30%' });
globalStyle(`${actions} > :nth-child(even)`, { flexBasis: '55%' });

/** Around “Previous”, which a tablet shows at the end of the line, beside “Submit & Next”. */
export const previous = style({
  display: 'contents',
  '@media': { [from('tablet')]: { display: 'block', justifySelf: 'end' } },
});
