import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { size, space } = vars;

// The whole line is clickable, not only the box.
export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  cursor: 'pointer',
});

export const boxOnly = style([line, { justifyContent: 'center' }]);
