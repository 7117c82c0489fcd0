import { theme } from './contract.css.ts';
import { easing, layer, measure, motion, radius, size, space, text, weight } from './scale.ts';

/** Everything a component may style with. */
export const vars = {
  ...theme,
  space,
  radius,
  text,
  weight,
  motion,
  easing,
  layer,
  size,
  measure,
} as const;
