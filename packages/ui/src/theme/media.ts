import { breakpoints, type Breakpoint } from './scale.ts';

/** Returns a media query for a breakpoint and up; styles without one are for phones. */
export const from = (breakpoint: Breakpoint) => `(min-width: ${breakpoints[breakpoint]}px)`;

/** Returns a media query for windows narrower than a breakpoint. */
export const below = (breakpoint: Breakpoint) => `(max-width: ${breakpoints[breakpoint] - 0.02}px)`;

/**
 * Returns a container query for layouts that depend on the text size: unlike in a media query, its
 * rem follows the root element's font size. An ancestor needs `containerType: 'inline-size'`.
 */
export const roomFor = (rem: number) => `(min-width: ${rem}rem)`;

export const print = 'print';

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The easing of scripted motion; styles use `vars.easing`. Maps elapsed time to distance, both from 0 to 1. */
export const easeOut = (time: number) => 1 - (1 - time) ** 3;
