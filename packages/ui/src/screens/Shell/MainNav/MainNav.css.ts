import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

/** Entries adapt to the width of this container. */
export const navContainer = style({ containerType: 'inline-size' });

export const navList = style({ display: 'grid', gap: vars.space.xxsmall });
