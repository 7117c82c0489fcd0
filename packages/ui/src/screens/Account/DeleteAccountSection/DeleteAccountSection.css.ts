import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

/** A separate line, which is reserved until the balance is known. */
export const balance = style({ display: 'block', minBlockSize: vars.text.small.lineHeight });
