import { style } from '@vanilla-extract/css';
import { input as textBox } from '../TextField/TextField.css.ts';
import { vars } from '../../theme/vars.ts';

const { color, size, space } = vars;

export const field = style({ position: 'relative', display: 'flex', minInlineSize: 0 });

export const box = style([field, { flexGrow: 1 }]);

export const icon = style({
  position: 'absolute',
  insetBlockStart: `calc((100% - ${size.icon}) / 2)`,
  insetInlineStart: space.small,
  inlineSize: size.icon,
  blockSize: size.icon,
  color: color.text.muted,
  pointerEvents: 'none',
});

const beside = `calc(${size.icon} + ${space.large})`;

export const input = style([
  textBox,
  {
    paddingInlineStart: beside,
    paddingInlineEnd: size.touch,
    borderRadius: vars.radius.full,
    '::placeholder': { color: color.text.muted, opacity: 1 },
    selectors: {
      // Ours is as large as a finger and has a name.
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
]);

export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: color.text.muted,
  cursor: 'pointer',
  ':hover': { color: color.text.default },
  ':focus-visible': { outlineOffset: `calc(-1 * ${space.xxsmall})` },
});
