import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

/** A line of its own, which is there before the balance is known. */
export const balance = style({ display: 'block', minBlockSize: vars.text.small.lineHeight });
