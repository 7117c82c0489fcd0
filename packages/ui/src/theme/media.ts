import { breakpoints, type Breakpoint } from './scale.ts';

/** Media query for layouts from a breakpoint up; styles without one are for phones. */
export const from = (breakpoint: Breakpoint) => `(min-width: ${breakpoints[breakpoint]}px)`;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
