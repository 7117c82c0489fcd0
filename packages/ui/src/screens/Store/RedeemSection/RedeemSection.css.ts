import { style } from '@vanilla-extract/css';
import { tick } from '../../../components/Field/Field.css.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const section = style({
  display: 'grid',
  gap: space.medium,
  minInlineSize: 0,
  padding: space.large,
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.large,
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
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  gap: space.small,
});

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  minBlockSize: size.touch,
  padding: space.small,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface.sunken },
    '&:has(:checked)': {
      borderColor: color.accent.border,
      background: color.accent.subtle,
      color: color.accent.text,
      boxShadow: `inset 0 0 0 ${size.hairline} ${color.accent.border}`,
    },
    '&:has(:focus-visible)': {
      outline: `${size.ring} solid ${color.border.focus}`,
      outlineOffset: size.ring,
    },
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
});

// The tile shows the focus ring instead.
export const radio = style([tick, { ':focus-visible': { outline: 'none' } }]);

export const price = style({
  display: 'grid',
  gap: space.xxsmall,
  paddingBlockStart: space.medium,
  borderBlockStart: `${size.hairline} solid ${color.border.default}`,
});

export const figure = style({ ...vars.text.headline });
