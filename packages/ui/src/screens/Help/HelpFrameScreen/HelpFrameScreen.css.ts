import { style } from '@vanilla-extract/css';

export const place = style({ position: 'relative', minInlineSize: 0 });

// As high as the frame, so that nothing below shifts when it loads.
export const waiting = style([place, { minBlockSize: 'max(360px, 70dvh)' }]);
