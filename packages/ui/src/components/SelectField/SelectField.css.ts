import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';
import { control, frame } from '../Field/Field.css.ts';

const { color, size, space } = vars;

export const box = style([frame, { flex: '1 1 auto' }]);

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: `calc(${size.icon} + ${space.large})`,
    cursor: 'pointer',
    // `:read-only` matches selects too, so this resets the style of read-only inputs.
    selectors: {
      '&:read-only': { background: color.surface.raised, borderColor: color.border.strong },
      '&:read-only:hover': { borderColor: color.text.default },
    },
  },
]);

export const inline = style({
  flex: '0 1 auto',
  // Otherwise it is as wide as the longest option, which may load late.
  fieldSizing: 'content',
  inlineSize: 'auto',
  maxInlineSize: '14rem',
  minInlineSize: 0,
  minBlockSize: `calc(${size.touch} - 2 * ${size.hairline})`,
  appearance: 'none',
  paddingInline: `${space.xsmall} calc(${size.icon} + ${space.medium})`,
  border: 'none',
  borderRadius: vars.radius.full,
  background: 'transparent',
  textOverflow: 'ellipsis',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  // The pill around it shows the ring.
  ':focus-visible': { outline: 'none' },
});

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.small,
  inlineSize: size.icon,
  blockSize: size.icon,
  marginBlock: 'auto',
  color: color.text.muted,
  pointerEvents: 'none',
});
