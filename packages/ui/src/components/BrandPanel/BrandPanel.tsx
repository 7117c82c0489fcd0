import type { ReactNode } from 'react';
import { padding as paddings } from '#ui/theme/space.css.ts';
import { type ResponsiveSpace, spaceClasses } from '#ui/theme/spaceClasses.ts';
import * as styles from './BrandPanel.css.ts';

const ellipseCount = 26;

/** A guilloche like that on a banknote: rotated ellipses around two circles. */
export function Rosette({ className }: { className: string }) {
  return (
    <svg viewBox="-200 -200 400 400" className={`${styles.rosette} ${className}`} aria-hidden>
      {Array.from({ length: ellipseCount }, (_, index) => (
        <ellipse
          key={index}
          rx="190"
          ry="76"
          transform={`rotate(${(180 / ellipseCount) * index})`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <circle r="60" vectorEffect="non-scaling-stroke" />
      <circle r="64" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

export interface BrandPanelProps {
  /** The content, which takes the colours of the panel. */
  children: ReactNode;
  /** `band` spans the page and has no corners. */
  shape?: 'card' | 'band';
  /**
   * The position of the rosette: faint `behind` text, at the `end` beside it, or in the `centre` around
   * a picture. Keep text away from it at `end` and `centre`.
   */
  texture?: 'behind' | 'end' | 'centre' | 'none';
  /** The padding; may differ by breakpoint. */
  padding?: ResponsiveSpace;
  /** `section` with `labelledBy` makes the panel a landmark. */
  as?: 'div' | 'section' | 'header' | 'footer';
  /** The id of the heading that labels the panel. */
  labelledBy?: string;
}

/**
 * The deep green surface for what belongs to the member: a balance, a promise, a reward. Use it at
 * most once in a view. Text, amounts, links, buttons and focus rings on it take its colours; its
 * primary button is white.
 */
export function BrandPanel({
  children,
  shape = 'card',
  texture = 'behind',
  padding = { phone: 'medium', tablet: 'xlarge' },
  as: Element = 'div',
  labelledBy,
}: BrandPanelProps) {
  return (
    <Element
      aria-labelledby={labelledBy}
      className={`${styles.panel} ${styles.shape[shape]} ${spaceClasses(paddings, padding)}`}
    >
      {texture !== 'none' && <Rosette className={styles.texture[texture]} />}
      {children}
    </Element>
  );
}
