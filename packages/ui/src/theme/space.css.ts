import { style, styleVariants } from '@vanilla-extract/css';
import { from } from './media.ts';
import { measure, space } from './scale.ts';

/** The gap of each space, from each breakpoint. For `spaceClasses`. */
export const gap = {
  phone: styleVariants(space, (gap) => ({ gap })),
  tablet: styleVariants(space, (gap) => ({ '@media': { [from('tablet')]: { gap } } })),
};

/** The padding of each space, from each breakpoint. For `spaceClasses`. */
export const padding = {
  phone: styleVariants(space, (padding) => ({ padding })),
  tablet: styleVariants(space, (padding) => ({ '@media': { [from('tablet')]: { padding } } })),
};

/** The column of a page without the shell, whose parts share the same left and right edges. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: measure.content,
  marginInline: 'auto',
  paddingInline: space.medium,
  '@media': { [from('tablet')]: { paddingInline: space.xlarge } },
});
