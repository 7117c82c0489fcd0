import { style } from '@vanilla-extract/css';
import { roomFor } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

export const partner = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
});

export const name = style({ display: 'flex', minInlineSize: 0 });

/** A serial number, with a prefix for rows without headers. */
export const serial = style({
  '::before': { content: 'No. ' },
  '@container': { [roomFor(40)]: { '::before': { content: 'none' } } },
});
