import { style } from '@vanilla-extract/css';

export const status = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });
