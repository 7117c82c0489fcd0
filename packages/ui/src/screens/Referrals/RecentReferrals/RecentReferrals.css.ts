import { style } from '@vanilla-extract/css';
import { roomFor } from '#ui/theme/media.ts';

// The width at which the table becomes a ledger.
const roomForRows = roomFor(40);

/** The full name, for the ledger, which has no column for last names. */
export const name = style({
  '::before': { content: 'attr(data-name)' },
  '@container': { [roomForRows]: { '::before': { content: 'none' } } },
});

export const inTable = style({
  display: 'none',
  '@container': { [roomForRows]: { display: 'inline' } },
});
