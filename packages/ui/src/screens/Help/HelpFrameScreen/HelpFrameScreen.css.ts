import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const place = style({ position: 'relative', minInlineSize: 0 });

// As high as the frame, so that nothing below shifts when it loads.
export const waiting = style([place, { minBlockSize: 'max(360px, 70dvh)' }]);

export const articles = style({
  display: 'grid',
  gap: vars.space.xlarge,
  maxInlineSize: vars.measure.text,
  paddingBlockStart: vars.space.medium,
});
