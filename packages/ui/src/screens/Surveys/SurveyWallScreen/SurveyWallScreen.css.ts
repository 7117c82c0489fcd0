import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxsmall} ${space.medium}`,
});

/** Shown above the heading, which it follows in the reading order. */
export const band = style({ order: -1, inlineSize: '100%', marginBlockEnd: space.large });

export const tips = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Aligns the text of the quiet buttons with the heading.
  marginInline: `calc(-1 * ${space.small})`,
});

export const list = style({
  display: 'grid',
  gap: space.small,
  margin: 0,
  paddingInlineStart: space.large,
  listStyle: 'disc',
});
