import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

export const actions = style({
  display: 'flex',
  // On a phone each action takes a line, the main one first.
  flexDirection: 'column-reverse',
  gap: vars.space.small,
  minInlineSize: 0,
  // Where they need two lines, the main one is in the upper.
  '@media': { [from('tablet')]: { flexFlow: 'row wrap-reverse', justifyContent: 'flex-end' } },
});
