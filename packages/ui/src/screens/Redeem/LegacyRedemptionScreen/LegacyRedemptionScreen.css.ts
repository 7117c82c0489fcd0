import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const section = style({
  borderRadius: vars.radius.container,
  // Receives the focus so that it is read out; not a control, so no ring.
  ':focus-visible': { outline: 'none' },
});
