import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.large });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  selectors: { '&[aria-current=page]': { fontWeight: vars.weight.strong, textDecoration: 'none' } },
});
