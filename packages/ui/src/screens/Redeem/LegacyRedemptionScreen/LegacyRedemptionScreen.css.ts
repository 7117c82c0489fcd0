import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const place = style({
  borderRadius: vars.radius.large,
  // Takes the focus to be read; it is no control.
  ':focus-visible': { outline: 'none' },
});
