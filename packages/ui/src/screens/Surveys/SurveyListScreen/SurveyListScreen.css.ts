import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { focusRing, selected, vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
});

export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
});

/** As high as the count that replaces it, to avoid a layout shift. */
export const loading = style({ minBlockSize: vars.text.lead.lineHeight });

export const highestReward = style({ ...vars.text.lead, color: color.text.muted });

/** Offsets the button's own margins, which would add to the gaps of the stack. */
export const loadMore = style({ marginBlock: `calc(-1 * ${space.medium})` });

export const name = style({ fontWeight: vars.weight.strong });

export const menu = style({
  inlineSize: '100%',
  '@media': { [from('tablet')]: { display: 'none' } },
});

export const choices = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'flex' } },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
});

export const label = style({ ...vars.text.small, color: color.text.muted });

export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  paddingInline: space.medium,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: vars.radius.full,
  background: color.surface.raised,
  ...vars.text.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  ':hover': { background: color.surface.hover },
  selectors: {
    '&:has(:checked)': {
      ...selected,
      color: color.accent.text,
      fontWeight: vars.weight.strong,
    },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': {
    // Forced colours remove the colour of the selected choice, so an outline marks it.
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: `${size.ring} solid Highlight` } },
    },
  },
});

/** Covers its label, so that touch exploration of screen readers finds it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
