import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const worth = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space.small,
  '@media': { [from('tablet')]: { flexDirection: 'column', alignItems: 'flex-end' } },
});

export const rate = style({ ...vars.text.small, color: vars.color.text.muted });

export const more = style({ display: 'flex', justifyContent: 'center' });
