import { style } from '@vanilla-extract/css';

export const status = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });

/** Does not wrap at its hyphens. */
export const date = style({ whiteSpace: 'nowrap' });
