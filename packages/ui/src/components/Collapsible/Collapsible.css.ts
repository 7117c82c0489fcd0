import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';
import { narrow } from '../NavLink/NavLink.css.ts';

export const chevron = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  transition: `rotate ${vars.motion.medium} ${vars.easing}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
  '@container': {
    [narrow]: { display: 'none' },
  },
});

export const content = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  marginBlockStart: vars.space.xxsmall,
  paddingInlineStart: vars.space.medium,
  '@container': {
    [narrow]: {
      paddingInlineStart: 0,
      borderRadius: vars.radius.control,
      background: vars.color.surface.hover,
    },
  },
  selectors: { '&[hidden]': { display: 'none' } },
});
