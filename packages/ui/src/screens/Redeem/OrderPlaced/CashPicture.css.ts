import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, space } = vars;

export const note = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'space-between',
  aspectRatio: '8 / 5',
  padding: space.large,
  border: `${vars.size.ring} solid ${color.brand.border}`,
  borderRadius: vars.radius.control,
  background: color.brand.inset,
  color: color.brand.text,
  textAlign: 'start',
});

export const amount = style({
  ...vars.text.headline,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: color.brand.reward,
});

export const coin = style({ display: 'grid', alignContent: 'start' });

export const provider = style({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  ...vars.text.lead,
  fontWeight: vars.weight.strong,
});
