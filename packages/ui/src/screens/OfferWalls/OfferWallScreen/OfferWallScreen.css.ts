import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const place = style({ position: 'relative', minInlineSize: 0 });

export const loading = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.medium,
  minBlockSize: '240px',
  padding: vars.space.large,
  textAlign: 'center',
});
