import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const line = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  minInlineSize: 0,
});

export const available = style({
  display: 'grid',
  alignContent: 'center',
  ...vars.text.small,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

// About the width of an amount of four digits.
export const placeholder = style({ inlineSize: '5em' });
