import { theme } from './contract.css.ts';
import {
  easing,
  layer,
  measure,
  motion,
  phoneText,
  radius,
  size,
  space,
  text,
  weight,
} from './scale.ts';

/** All tokens that components may use in styles. */
export const vars = {
  ...theme,
  space,
  radius,
  text,
  phoneText,
  weight,
  motion,
  easing,
  layer,
  size,
  measure,
} as const;
