import { style } from '@vanilla-extract/css';

/** Keeps the words of a status whole. */
export const status = style({ minInlineSize: '10rem' });
