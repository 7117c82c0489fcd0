import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { space } = vars;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.medium}`,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** Above the heading, although it follows it. */
export const band = style({
  gridRow: 1,
  gridColumn: '1 / -1',
  minInlineSize: 0,
  marginBlockEnd: space.large,
});

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

export const unlock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
});
