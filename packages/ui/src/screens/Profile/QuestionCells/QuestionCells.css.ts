import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const row = style({
  display: 'flex',
  gap: space.xxsmall,
  // Room for the focus ring, which the scroll container would clip. The margin keeps the cells in line with the text.
  margin: `calc(-1 * ${space.xxsmall})`,
  padding: space.xxsmall,
  scrollbarWidth: 'thin',
});

export const cell = style({
  position: 'relative',
  // Many cells fill the width of the dialog. A number of three digits fits, also in large text.
  flex: `1 0 max(${size.touch}, 2.75em)`,
  minInlineSize: size.touch,
  maxInlineSize: '4rem',
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
