import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const box = style({ flex: '1 1 auto' });

/** The padding of a select in a pill, with room for the chevron at its end. */
const inlinePadding = `${space.xsmall} calc(${size.icon} + ${space.medium})`;
const maxInlineWidth = '14rem';

/** As wide as the chosen option. */
export const inlineBox = style([
  box,
  {
    '@supports': {
      // These browsers make a select as wide as its longest option, so a copy of the chosen one sets the width.
      'not (field-sizing: content)': {
        '::after': {
          content: 'attr(data-chosen)',
          display: 'block',
          maxInlineSize: maxInlineWidth,
          minBlockSize: `calc(${size.touch} - 2 * ${size.hairline})`,
          paddingInline: inlinePadding,
          overflow: 'hidden',
          fontWeight: vars.weight.medium,
          whiteSpace: 'nowrap',
          visibility: 'hidden',
        },
      },
    },
  },
]);

export const select = style({
  appearance: 'none',
  paddingInlineEnd: `calc(${size.icon} + ${space.large})`,
  cursor: 'pointer',
  // `:read-only` matches selects too, so this resets the style of read-only inputs.
  selectors: {
    '&:read-only': { background: color.surface.raised, borderColor: color.border.strong },
    '&:read-only:hover': { borderColor: color.text.default },
  },
});

export const inline = style({
  flex: '0 1 auto',
  // As wide as the chosen option: the longest one may load late, and would then shift the row.
  fieldSizing: 'content',
  inlineSize: 'auto',
  maxInlineSize: maxInlineWidth,
  minInlineSize: 0,
  minBlockSize: `calc(${size.touch} - 2 * ${size.hairline})`,
  appearance: 'none',
  paddingInline: inlinePadding,
  border: 'none',
  borderRadius: vars.radius.full,
  background: 'transparent',
  textOverflow: 'ellipsis',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  // The pill around it shows the ring.
  ':focus-visible': { outline: 'none' },
  '@supports': {
    'not (field-sizing: content)': { position: 'absolute', inset: 0, inlineSize: '100%' },
  },
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
