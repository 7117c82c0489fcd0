import { style, styleVariants } from '@vanilla-extract/css';

export const inline = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 });

export const align = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  baseline: { alignItems: 'baseline' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
});
