import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7rem, 100%), 1fr))',
  gap: `${space.medium} ${space.large}`,
  minInlineSize: 0,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' },
  },
});

export const stat = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  minInlineSize: 0,
});

export const label = style({ ...vars.text.small, color: color.text.muted });

export const value = style({
  ...vars.text.lead,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
