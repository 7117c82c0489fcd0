import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wholeLine = style({ gridColumn: '1 / -1', minInlineSize: 0 });
