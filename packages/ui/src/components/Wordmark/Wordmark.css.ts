import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  ...vars.text.lead,
  color: vars.color.text.default,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
});

export const first = style({ color: vars.color.accent.text });
