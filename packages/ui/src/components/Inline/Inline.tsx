import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  children: ReactNode;
  /** Distance between the children, along the line and between lines. */
  space?: Space;
  justify?: 'start' | 'between';
}

/** Sets its children beside each other and wraps them when the line is full. */
export function Inline({ children, space = 'small', justify = 'start' }: InlineProps) {
  return (
    <div className={`${styles.inline} ${styles.justify[justify]} ${sprinkles({ gap: space })}`}>
      {children}
    </div>
  );
}
