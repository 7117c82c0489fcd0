import type { ReactNode } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  /** The text of the heading. */
  children: ReactNode;
  /** The heading level; a screen has exactly one h1. */
  level: 1 | 2 | 3 | 4;
  /** The size, if it differs from the level's. */
  size?: 'body' | 'lead' | 'title' | 'headline' | 'display';
  /** `critical` above errors, `info` above infos. */
  tone?: 'default' | 'critical' | 'info';
  /** The id by which a section names itself with `aria-labelledby`. */
  id?: string | undefined;
}

const sizeOfLevel = { 1: 'headline', 2: 'title', 3: 'lead', 4: 'body' } as const;

/** A heading. Level 1 can receive the focus when a screen opens. */
export function Heading({
  children,
  level,
  size = sizeOfLevel[level],
  tone = 'default',
  id,
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      id={id}
      tabIndex={level === 1 ? -1 : undefined}
      className={`${styles.heading} ${styles.size[size]} ${styles.tone[tone]}`}
    >
      {children}
    </Element>
  );
}
