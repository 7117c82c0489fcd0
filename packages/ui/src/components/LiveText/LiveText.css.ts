import { style } from '@vanilla-extract/css';

export const live = style({ minBlockSize: '1lh' });

export const reservedSpace = style({ visibility: 'hidden' });
