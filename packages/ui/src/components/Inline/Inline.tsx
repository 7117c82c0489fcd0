import type { ReactNode } from 'react';
import type { Space } from '#ui/theme/scale.ts';
import { gap } from '#ui/theme/space.css.ts';
import * as styles from '../Stack/Stack.css.ts';

export interface InlineProps {
  /** The items of the row. */
  children: ReactNode;
  /** The gap between children and between lines. */
  space?: Space;
  /** `between` pushes the first and the last child to the ends. */
  justify?: 'start' | 'center' | 'between';
}

/** Lays out its children in a row that wraps. */
export function Inline({ children, space = 'small', justify = 'start' }: InlineProps) {
  return (
    <div className={`${styles.inline} ${styles.justify[justify]} ${gap.phone[space]}`}>
      {children}
    </div>
  );
}
