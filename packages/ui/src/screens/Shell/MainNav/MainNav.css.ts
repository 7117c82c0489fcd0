import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

/** Entries adapt to the width of this container. */
export const container = style({ containerType: 'inline-size' });

export const list = style({ display: 'grid', gap: vars.space.xxsmall });
