import { style } from '@vanilla-extract/css';
import { roomFor } from '#ui/theme/media.ts';

// From this width on, the referrals are a table in place of a ledger.
const roomForTable = roomFor(40);

/** In a ledger, which has no column for last names, shows the full name. */
export const name = style({
  '::before': { content: 'attr(data-name)' },
  '@container': { [roomForTable]: { '::before': { content: 'none' } } },
});

/** The first name alone, for the table. */
export const firstName = style({
  display: 'none',
  '@container': { [roomForTable]: { display: 'inline' } },
});
