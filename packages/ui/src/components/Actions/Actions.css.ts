import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

export const actions = style({
  display: 'flex',
  // Reversed, so that the main action, last in the code, is on top where actions take several lines.
  flexDirection: 'column-reverse',
  gap: vars.space.small,
  minInlineSize: 0,
  '@media': { [from('tablet')]: { flexFlow: 'row wrap-reverse', justifyContent: 'flex-end' } },
});
