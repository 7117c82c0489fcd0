import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

const { color, space } = vars;

export const head = style({ display: 'flex', alignItems: 'center', gap: space.small });

export const icon = style({
  flexShrink: 0,
  inlineSize: space.xlarge,
  blockSize: space.xlarge,
  color: color.positive.border,
});
