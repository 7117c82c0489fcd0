import type { ReactNode } from 'react';
import { padding as paddings } from '#ui/theme/space.css.ts';
import { spaceClasses, type ResponsiveSpace } from '#ui/theme/spaceClasses.ts';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** Content about one subject. */
  children: ReactNode;
  /** The meaning of the content; most cards have none. */
  tone?: 'neutral' | 'accent' | 'info' | 'warning' | 'critical';
  /** The padding; may differ by breakpoint. */
  padding?: ResponsiveSpace;
  /** `section` with `labelledBy` makes the card a landmark, `li` an item of a list. */
  as?: 'div' | 'section' | 'li';
  /** The id of the heading that labels the card. */
  labelledBy?: string;
}

/**
 * A surface for related content: raised, or tinted with a meaning. It has no border; space and
 * surface separate groups.
 */
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
      className={`${styles.card} ${styles.tone[tone]} ${spaceClasses(paddings, padding)}`}
    >
      {children}
    </Element>
  );
}
