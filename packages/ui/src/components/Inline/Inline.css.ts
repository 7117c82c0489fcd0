import { style, styleVariants } from '@vanilla-extract/css';

export const inline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
});
