import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { space } = vars;

export const head = style({
  display: 'grid',
  gap: space.medium,
  alignItems: 'center',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 30%)' } },
});

export const words = style({ display: 'grid', gap: space.medium, minInlineSize: 0 });

export const titles = style({ display: 'grid', gap: space.xxsmall });

/** Has the height of three lines, which wrap on a phone, also while they are loading. */
export const reach = style({
  display: 'grid',
  gap: space.xxsmall,
  alignContent: 'start',
  minBlockSize: '6.75rem',
  '@media': { [from('tablet')]: { minBlockSize: '5.25rem' } },
});

/** Hidden on a phone, which has no room for it above the rewards. */
export const fan = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'block' } },
});
