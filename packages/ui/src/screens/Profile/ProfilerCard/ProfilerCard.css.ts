import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, radius, size, space } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space.medium,
  minInlineSize: 0,
  padding: space.medium,
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.container,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
  '@media': { [from('tablet')]: { padding: space.large } },
});

export const button = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
  padding: 0,
  border: 'none',
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  // Makes the whole card pressable.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.container },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `${size.ring} solid ${color.border.focus}`,
      outlineOffset: size.ring,
    },
    '&[aria-disabled=true]': { cursor: 'progress' },
  },
});

export const round = style({
  padding: space.xxsmall,
  border: `${size.ring} solid transparent`,
  borderRadius: radius.full,
  transition: `background-color ${vars.motion.slow} ${vars.easing}`,
  selectors: {
    [`${button}[data-flashing] &`]: {
      background: color.positive.subtle,
      borderColor: color.positive.border,
    },
  },
});

// Wraps below the ring rather than breaking a word.
export const title = style({
  flex: '1 1 8rem',
  ...vars.text.lead,
  fontWeight: vars.weight.bold,
});

export const reward = style({ color: color.reward.text, whiteSpace: 'nowrap' });

export const about = style({ display: 'grid', justifyItems: 'start', gap: space.xsmall });

/** Looks like a button, but the whole card is the actual button. */
const action = style({
  justifySelf: 'stretch',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minBlockSize: size.touch,
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.full,
  fontWeight: vars.weight.strong,
  transition: `background-color ${vars.motion.fast} ${vars.easing}, box-shadow ${vars.motion.fast} ${vars.easing}`,
});

export const go = style([
  action,
  {
    background: color.accent.solid,
    color: color.text.onAccent,
    selectors: { [`${card}:hover &`]: { background: color.accent.solidHover } },
  },
]);

export const done = style([
  action,
  {
    background: color.accent.subtle,
    color: color.accent.text,
    selectors: {
      [`${card}:hover &`]: { boxShadow: `inset 0 0 0 ${size.hairline} ${color.accent.border}` },
    },
  },
]);

export const icon = style({ inlineSize: size.icon, blockSize: size.icon });

// Above the layer that makes the card pressable.
export const notes = style({ position: 'relative', display: 'grid', gap: space.small });

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  padding: space.small,
  borderRadius: radius.control,
  background: color.warning.subtle,
  color: color.warning.text,
});
