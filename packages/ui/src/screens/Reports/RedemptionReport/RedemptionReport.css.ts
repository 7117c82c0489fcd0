import { style } from '@vanilla-extract/css';

/** Wide enough that no word of a status breaks. */
export const status = style({ minInlineSize: '10rem' });
