import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { focusRing, vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  minInlineSize: 0,
  padding: `${space.xsmall} ${space.xsmall} ${space.medium}`,
  // Forced colours make the border visible.
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
  transition: `box-shadow ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&:hover': { boxShadow: vars.elevation.overlay },
    '&:has(a:focus-visible)': focusRing,
  },
});

/** Indents the text below the face. */
const inset = { marginInline: space.xsmall } as const;

export const words = style({
  ...inset,
  display: 'grid',
  gap: space.xxsmall,
  minInlineSize: 0,
  flexGrow: 1,
  alignContent: 'start',
});

// Its pseudo-element makes the whole card clickable, while only the name is read out.
export const link = style({
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: vars.radius.container,
  },
  ':focus-visible': { outline: 'none' },
});

export const price = style({ ...vars.text.small, '@media': { [from('tablet')]: vars.text.body } });

/** The price in dollars. */
export const dollars = style({
  ...vars.text.small,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** A mark on the face. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: space.medium,
  insetInline: space.medium,
});

/** The currencies and the pin, which would cover the face elsewhere. */
export const lastLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xxsmall,
  minInlineSize: 0,
});

/** Gold while pressed. Negative margins align its icon with the words and keep the height of the line. */
export const pin = style({
  // Above the link, which spans the card.
  position: 'relative',
  zIndex: 1,
  margin: `calc((${vars.text.small.lineHeight} - ${size.touch}) / 2) calc((20px - ${size.touch}) / 2)`,
  color: color.reward.text,
});

// Has the height of a line and a bar even before the balance is known, to avoid a layout shift.
export const progress = style({
  ...inset,
  ...vars.text.small,
  display: 'grid',
  alignContent: 'center',
  gap: space.xxsmall,
  minBlockSize: `calc(1lh + ${space.xxsmall} + ${space.xsmall})`,
});

export const affordable = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  fontWeight: vars.weight.strong,
  color: color.accent.text,
});
