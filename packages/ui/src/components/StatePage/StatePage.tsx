import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '../Drawing/Drawing.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './StatePage.css.ts';

export interface StatePageProps {
  /** The drawing above the title. */
  drawing: DrawingName;
  /** States what happened; the h1 of the page by default. */
  title: string;
  /** The heading level; 2 for a section of a page. */
  level?: 1 | 2;
  /** The heading's id, for `aria-labelledby`. */
  id?: string;
  /** An explanation in one sentence. */
  children?: ReactNode;
  /** The one next step: a large `ButtonLink` or `Button`. */
  action?: ReactNode;
}

/** A page that consists of a message: not found, failed, done. */
export function StatePage({ drawing, title, level = 1, id, children, action }: StatePageProps) {
  return (
    <div className={styles.page}>
      <Drawing name={drawing} size="large" />
      <div className={styles.words}>
        <Heading level={level} size="headline" id={id}>
          {title}
        </Heading>
        {children !== undefined && <div className={styles.sentence}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
