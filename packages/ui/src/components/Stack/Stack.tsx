import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /** The gap between children; may differ by breakpoint. */
  space?: Space | { phone: Space; tablet?: Space; desktop?: Space };
  align?: 'stretch' | 'start' | 'center';
}

/** Stacks its children vertically with equal gaps. */
export function Stack({ children, space = 'medium', align = 'stretch' }: StackProps) {
  return (
    <div className={`${styles.stack} ${styles.align[align]} ${sprinkles({ gap: space })}`}>
      {children}
    </div>
  );
}
