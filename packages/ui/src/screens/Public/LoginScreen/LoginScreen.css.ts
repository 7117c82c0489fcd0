import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { size, space, text } = vars;

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.medium,
  // The targets of its links reach into the space below the text.
  marginBlockEnd: `calc((${text.small.lineHeight} - ${size.touch}) / 2)`,
});

/** Has nearly the height of the form that it replaces. */
export const loggedIn = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: `calc(8 * ${size.field})`,
});

export const opening = style({
  display: 'grid',
  gap: space.medium,
  alignContent: 'center',
  justifyItems: 'center',
  ...text.lead,
});
