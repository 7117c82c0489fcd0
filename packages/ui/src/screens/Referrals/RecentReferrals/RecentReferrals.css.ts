import { style } from '@vanilla-extract/css';
import { roomFor } from '../../../theme/media.ts';

// As narrow as where the table becomes a ledger.
const roomForRows = roomFor(40);

/** The whole name, for the ledger, which has no column of last names. */
export const inLedger = style({ '@container': { [roomForRows]: { display: 'none' } } });

export const inTable = style({
  display: 'none',
  '@container': { [roomForRows]: { display: 'inline' } },
});
