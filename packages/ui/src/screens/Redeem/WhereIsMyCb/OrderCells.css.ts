import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { space } = vars;

export const status = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });

/** A target of the touch size, whose negative margins keep it to the height of its line. */
export const explained = style({
  // Above the text, which its padding overlaps.
  position: 'relative',
  marginBlock: `calc(-1 * ${space.small})`,
  paddingBlock: space.small,
});

globalStyle(`${explained} bdi`, { textDecoration: 'underline dotted' });

export const date = style({ whiteSpace: 'nowrap' });

export const code = style({
  ...vars.text.caption,
  fontWeight: vars.weight.regular,
  color: vars.color.text.muted,
});
