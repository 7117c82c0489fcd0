import { breakpoints, type Breakpoint } from './scale.ts';

/** Media query for layouts from a breakpoint up; styles without one are for phones. */
export const from = (breakpoint: Breakpoint) => `(min-width: ${breakpoints[breakpoint]}px)`;

/**
 * Container query for layouts that need room for so many letters: unlike a media query's, its rem
 * grows with the text. The place around needs `containerType: 'inline-size'`.
 */
export const roomFor = (rem: number) => `(min-width: ${rem}rem)`;

export const print = 'print';

export const reducedMotion = '(prefers-reduced-motion: reduce)';
