import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

/** The distance from the settings that are changed more often. */
export const deletion = style({
  marginBlockStart: `calc(${vars.space.xlarge} + ${vars.space.xsmall})`,
});
