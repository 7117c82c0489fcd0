import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

/**
 * The approximate width of an amount of four digits, to limit layout shifts while it loads or counts up.
 */
const usualWidth = '4.25em';

export const line = style({
  display: 'inline-flex',
  justifyContent: 'center',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  minInlineSize: usualWidth,
  minBlockSize: '1lh',
});

export const available = style({
  display: 'grid',
  alignContent: 'center',
  ...vars.text.small,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const placeholder = style({ inlineSize: usualWidth });
