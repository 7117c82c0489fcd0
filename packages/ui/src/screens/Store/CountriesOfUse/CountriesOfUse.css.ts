import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

export const countries = style({ ...vars.text.small, color: vars.color.text.muted });

export const summary = style({ cursor: 'pointer' });
