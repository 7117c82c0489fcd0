import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const panel = style({
  display: 'grid',
  gap: vars.space.medium,
  minInlineSize: 0,
  // One question follows another without the buttons moving about.
  minBlockSize: '16rem',
  alignContent: 'start',
  // Takes the focus to be read; it is no control.
  ':focus-visible': { outline: 'none' },
});

export const text = style({
  ...vars.text.title,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
