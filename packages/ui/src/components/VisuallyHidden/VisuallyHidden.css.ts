import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

export const hidden = style({
  position: 'absolute',
  inlineSize: vars.size.hairline,
  blockSize: vars.size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
