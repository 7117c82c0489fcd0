import { style } from '@vanilla-extract/css';
import { roomFor } from '../../theme/media.ts';

/** A serial number, with a prefix for rows without headers. */
export const serial = style({
  '::before': { content: 'No. ' },
  '@container': { [roomFor(40)]: { '::before': { content: 'none' } } },
});
