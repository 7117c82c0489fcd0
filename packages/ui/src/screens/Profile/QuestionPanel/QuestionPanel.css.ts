import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const panel = style({
  display: 'grid',
  gap: vars.space.medium,
  minInlineSize: 0,
  alignContent: 'start',
  // Receives the focus so that it is read out; not a control, so no ring.
  ':focus-visible': { outline: 'none' },
});

export const text = style({
  ...vars.text.title,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
