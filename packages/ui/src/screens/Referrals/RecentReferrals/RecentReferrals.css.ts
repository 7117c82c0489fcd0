import { style } from '@vanilla-extract/css';
import { roomFor } from '../../../theme/media.ts';

// As narrow as where the table becomes a ledger.
const roomForRows = roomFor(40);

/** The whole name, drawn in the ledger only, which has no column of last names. */
export const name = style({
  '::before': { content: 'attr(data-name)' },
  '@container': { [roomForRows]: { '::before': { content: 'none' } } },
});

export const inTable = style({
  display: 'none',
  '@container': { [roomForRows]: { display: 'inline' } },
});
