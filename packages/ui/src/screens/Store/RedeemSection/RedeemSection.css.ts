import { style } from '@vanilla-extract/css';
import { roomFor } from '#ui/theme/media.ts';
import { focusRing, selected, vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const section = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.medium,
  minInlineSize: 0,
  padding: space.large,
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
  scrollMarginBlockStart: space.medium,
  // Receives the focus from the button that scrolls to it; not a control, so no ring.
  ':focus-visible': { outline: 'none' },
});

export const tiles = style({ minInlineSize: 0, margin: 0, padding: 0, border: 'none' });

export const legend = style({
  paddingInline: 0,
  paddingBlockEnd: space.small,
  ...vars.text.lead,
  fontWeight: vars.weight.strong,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  gap: space.xsmall,
  '@container': {
    // Three are in one row, and four in two rows of two, rather than one alone in the last row.
    [roomFor(17)]: {
      selectors: {
        '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
    [`${roomFor(13.5)} and (max-width: 27.4rem)`]: {
      selectors: {
        '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  minBlockSize: size.touch,
  padding: `${space.small} clamp(${space.xsmall}, 3.5cqi, ${space.small})`,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  selectors: {
    '&:has(:checked)': {
      ...selected,
      color: color.accent.text,
      // Visible where forced colours remove the background.
      outline: `${size.ring} solid transparent`,
      outlineOffset: `calc(-1 * ${size.ring})`,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not(:has(:checked, :disabled))': { background: color.surface.hover },
      },
    },
  },
});

export const unavailableTile = style([
  tile,
  {
    borderStyle: 'dashed',
    background: color.surface.sunken,
    color: color.text.muted,
  },
]);

export const notOffered = style({ paddingBlockStart: space.small });

// Covers its tile, which shows the selection and the focus.
export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const value = style({
  ...vars.text.lead,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const tilePrice = style({ display: 'grid', ...vars.text.small });

// Has the height of a line even before the balance is known, to avoid a layout shift.
export const tileNote = style({
  ...vars.text.caption,
  color: color.text.muted,
  minBlockSize: '1lh',
});

export const goal = style({ ...vars.text.caption, fontWeight: vars.weight.strong });

export const price = style({ display: 'grid', gap: space.xsmall, paddingBlockStart: space.xsmall });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.medium,
});

export const balanceAfter = style({ display: 'grid', gap: space.xsmall });

export const goalRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  // Offsets the height that the touch target of the button adds to the line.
  marginBlockEnd: `calc((${vars.text.body.lineHeight} - ${size.touch}) / 2)`,
});

export const pinned = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.medium,
});

export const pin = style({ flexShrink: 0, color: color.reward.text });
