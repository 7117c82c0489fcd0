import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

export const panel = style({
  display: 'grid',
  // Tight on a phone, where the dialog has little room for the choices.
  gap: space.xsmall,
  minInlineSize: 0,
  alignContent: 'start',
  '@media': { [from('tablet')]: { gap: space.medium } },
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
const titleHeight = '4.5rem';

/** Stays in view above the choices, which scroll. */
export const filter = style({
  position: 'sticky',
  insetBlockStart: titleHeight,
  zIndex: 1,
  display: 'grid',
  gap: space.xsmall,
  minInlineSize: 0,
  paddingBlock: space.xsmall,
  background: color.surface.overlay,
});

export const chosenAnswers = style({ maxBlockSize: '6rem', overflowY: 'auto' });

// Keeps a focused choice from being scrolled behind the filter.
globalStyle(`${filter} ~ * input`, { scrollMarginBlockStart: '11rem' });
