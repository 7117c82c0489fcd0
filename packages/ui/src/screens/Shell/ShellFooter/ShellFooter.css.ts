import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { space } = vars;

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.medium,
  padding: space.medium,
  color: vars.color.text.muted,
  ...vars.text.caption,
  '@media': { [from('desktop')]: { paddingBlock: 0, paddingInline: `${space.large} 20px` } },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.medium,
  '@media': { [from('desktop')]: { marginInlineStart: 'auto' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  textDecoration: 'none',
  selectors: {
    '&:is(:hover, [aria-current=page])': {
      color: vars.color.text.default,
      textDecoration: 'underline',
    },
  },
});
