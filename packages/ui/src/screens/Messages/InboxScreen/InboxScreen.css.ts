import { style } from '@vanilla-extract/css';
import { roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const screen = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.medium,
  minInlineSize: 0,
});

export const head = style({
  display: 'grid',
  gap: space.medium,
  '@container': {
    [roomFor(33)]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
      alignItems: 'end',
    },
  },
});

export const panel = style({
  minInlineSize: 0,
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // On a phone it has two lines, whose gaps must not take much of the screen.
  columnGap: space.xsmall,
  paddingBlock: space.xxsmall,
  paddingInlineEnd: space.xsmall,
  // Aligns the box with those of the messages, which are centred in their targets.
  paddingInlineStart: `calc(${space.xsmall} + (${size.touch} - ${size.icon}) / 2)`,
  borderBlockEnd: `${size.hairline} solid ${color.border.default}`,
});

export const buttons = style({
  display: 'flex',
  // Aligns the icon with the boxes if the buttons are on a separate line.
  marginInlineStart: `calc(-1 * ${space.small})`,
  '@container': { [roomFor(26)]: { marginInlineStart: 0 } },
});

export const pages = style({
  padding: `${space.small} ${space.large}`,
  borderBlockStart: `${size.hairline} solid ${color.border.default}`,
  ...vars.text.caption,
  color: color.text.muted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const messageList = style({
  // Receives the focus after a deletion so that it is read out; not a control, so no ring.
  ':focus-visible': { outline: 'none' },
});

export const padded = style({ padding: space.medium });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.xxsmall,
  padding: space.xsmall,
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  ':hover': { background: color.surface.hover },
  selectors: {
    '&:not(:last-child)': {
      borderBlockEnd: `${size.hairline} solid ${color.border.default}`,
    },
    '&[data-selected]': { background: color.accent.subtle },
  },
});

export const content = style({
  display: 'grid',
  alignItems: 'start',
  minInlineSize: 0,
  paddingBlock: space.small,
  paddingInlineEnd: space.xsmall,
  '@container': {
    [roomFor(46)]: {
      gridTemplateColumns: '11rem minmax(0, 1fr) auto',
      columnGap: space.medium,
    },
  },
});

export const sender = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  color: color.text.muted,
});

export const unreadSender = style([
  sender,
  { color: color.text.default, fontWeight: vars.weight.strong },
]);

export const dot = style({
  flexShrink: 0,
  inlineSize: space.xsmall,
  blockSize: space.xsmall,
  borderRadius: vars.radius.full,
  background: color.accent.solid,
  // Forced colours remove backgrounds but keep borders.
  border: `${size.hairline} solid ${color.accent.solid}`,
});

export const words = style({ display: 'grid', minInlineSize: 0 });

// The link is below the text in a narrow container, where its target reaches into the space below; beside
// it otherwise.
export const messageLink = style({
  marginInlineStart: `calc(-1 * ${space.small})`,
  marginBlockEnd: `calc(-1 * ${space.small})`,
  '@container': {
    [roomFor(46)]: { marginInlineStart: 0, marginBlock: `calc(-1 * ${space.xsmall})` },
  },
});

export const subject = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
});

export const unreadSubject = style([subject, { fontWeight: vars.weight.strong }]);
