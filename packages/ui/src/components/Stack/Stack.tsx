import type { ReactNode } from 'react';
import { gap as gaps } from '#ui/theme/space.css.ts';
import { spaceClasses, type ResponsiveSpace } from '#ui/theme/spaceClasses.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  /** The items of the column. */
  children: ReactNode;
  /** The gap between children; may differ by breakpoint. */
  space?: ResponsiveSpace;
  /** `stretch` makes all children equally wide; the others keep their own width. */
  align?: 'stretch' | 'start' | 'center';
}

/** Stacks its children vertically with equal gaps. */
export function Stack({ children, space = 'medium', align = 'stretch' }: StackProps) {
  return (
    <div className={`${styles.stack} ${styles.align[align]} ${spaceClasses(gaps, space)}`}>
      {children}
    </div>
  );
}
