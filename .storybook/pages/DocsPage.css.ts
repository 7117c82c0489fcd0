import { globalStyle, style } from '@vanilla-extract/css';

/** Scrolls on its own on a phone, where names would break at every letter and widen the page. */
export const controls = style({ overflowX: 'auto' });

globalStyle(`${controls} table`, { minInlineSize: '40rem' });
