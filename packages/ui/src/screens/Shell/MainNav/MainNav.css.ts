import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

/** In a narrow container, entries show only their icons. */
export const navContainer = style({ containerType: 'inline-size' });

export const navList = style({ display: 'grid', gap: vars.space.xxsmall });
