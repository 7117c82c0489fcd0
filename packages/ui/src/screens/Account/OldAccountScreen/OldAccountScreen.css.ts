import { style } from '@vanilla-extract/css';
import { pageHeight } from '#ui/components/Frame/Frame.css.ts';
import { vars } from '#ui/theme/vars.ts';

/** Has the height of the frame, to avoid a layout shift while it loads. */
export const login = style({ minBlockSize: pageHeight });

export const page = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.measure.card} + ${vars.space.xxlarge})`,
  marginInline: 'auto',
});
