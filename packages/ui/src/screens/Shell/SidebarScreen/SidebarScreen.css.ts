import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.medium,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const rows = style({ display: 'grid', gap: space.xxsmall });

export const code = style({ padding: space.small });
