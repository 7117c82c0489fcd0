import { styleVariants } from '@vanilla-extract/css';
import { from } from './media.ts';
import { space } from './scale.ts';

/** The padding of each space, from each breakpoint. For `spaceClasses`. */
export const padding = {
  phone: styleVariants(space, (padding) => ({ padding })),
  tablet: styleVariants(space, (padding) => ({ '@media': { [from('tablet')]: { padding } } })),
};
