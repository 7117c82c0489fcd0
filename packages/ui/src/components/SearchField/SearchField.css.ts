import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';
import { frame, withButton } from '../Field/Field.css.ts';

const { color, size, space } = vars;

export const box = style([frame, { flexGrow: 1 }]);

export const icon = style({
  position: 'absolute',
  insetBlockStart: `calc((100% - ${size.icon}) / 2)`,
  insetInlineStart: space.medium,
  inlineSize: size.icon,
  blockSize: size.icon,
  color: color.text.muted,
  pointerEvents: 'none',
});

export const input = style([
  withButton,
  {
    paddingInlineStart: `calc(${size.icon} + ${space.large} + ${space.xxsmall})`,
    minBlockSize: size.touch,
    borderRadius: vars.radius.full,
    '::placeholder': { color: color.text.muted, opacity: 1 },
    selectors: {
      // Replaced by a button of touch size with an accessible name.
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
]);
