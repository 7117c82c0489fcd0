import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import * as styles from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  /** Meaning of what the card holds; most cards have none. */
  tone?: 'neutral' | 'accent' | 'reward' | 'info' | 'warning';
  /** Distance from the edge to the content; may differ by breakpoint. */
  padding?: Space | { phone: Space; tablet?: Space; desktop?: Space };
  /** `section` with `labelledBy` makes the card a place of the page, `li` an entry of a list. */
  as?: 'div' | 'section' | 'li';
  /** Id of the heading that names the card. */
  labelledBy?: string;
}

/** A raised surface that holds what belongs together. */
export function Card({
  children,
  tone = 'neutral',
  padding = { phone: 'medium', tablet: 'large' },
  as: Element = 'div',
  labelledBy,
}: CardProps) {
  return (
    <Element
      aria-labelledby={labelledBy}
      className={`${styles.card} ${styles.tone[tone]} ${sprinkles({ padding })}`}
    >
      {children}
    </Element>
  );
}
