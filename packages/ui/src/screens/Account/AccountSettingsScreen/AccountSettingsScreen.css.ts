import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  inlineSize: '100%',
  // What it is and what to do stay within one look.
  maxInlineSize: '55rem',
});

/** Far enough from what is changed every day. */
export const apart = style({
  marginBlockStart: `calc(${vars.space.xlarge} + ${vars.space.xsmall})`,
});
