import type { Space } from './scale.ts';

/** A space that may differ by breakpoint. */
export type ResponsiveSpace = Space | { phone: Space; tablet?: Space; desktop?: Space };

type Classes = Record<'phone' | 'tablet' | 'desktop', Record<Space, string>>;

/** Returns the classes that set a space, for the layout components only. */
export function spaceClasses(classes: Classes, space: ResponsiveSpace): string {
  if (typeof space === 'string') return classes.phone[space];
  const { phone, tablet, desktop } = space;
  return [
    classes.phone[phone],
    tablet && classes.tablet[tablet],
    desktop && classes.desktop[desktop],
  ]
    .filter(Boolean)
    .join(' ');
}
