import type { Space } from './scale.ts';

/** A space that may differ by breakpoint. */
export type ResponsiveSpace = Space | { phone: Space; tablet: Space };

type Classes = Record<'phone' | 'tablet', Record<Space, string>>;

/** Returns the classes that set a space, for the layout components only. */
export function spaceClasses(classes: Classes, space: ResponsiveSpace): string {
  if (typeof space === 'string') return classes.phone[space];
  return `${classes.phone[space.phone]} ${classes.tablet[space.tablet]}`;
}
