import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { selected, focusRing } from '../../../theme/selection.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

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
