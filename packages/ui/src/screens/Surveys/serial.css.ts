import { style } from '@vanilla-extract/css';
import { roomFor } from '../../theme/media.ts';

/** A serial number, which in a row without headers says what it is. */
export const serial = style({
  '::before': { content: 'No. ' },
  '@container': { [roomFor(40)]: { '::before': { content: 'none' } } },
});
