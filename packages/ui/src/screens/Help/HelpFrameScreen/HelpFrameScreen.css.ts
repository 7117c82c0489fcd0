import { style } from '@vanilla-extract/css';

export const place = style({ position: 'relative', minInlineSize: 0 });

// As high as the frame that comes, so that nothing below moves.
export const waiting = style([place, { minBlockSize: 'max(360px, 70dvh)' }]);
