import type { ReactNode } from 'react';
import * as styles from './Actions.css.ts';

export interface ActionsProps {
  /** The buttons of one task, the main one last. */
  children: ReactNode;
}

/** The buttons at the end of a task: the main one at the end of the line, and on top on a phone. */
export function Actions({ children }: ActionsProps) {
  return <div className={styles.actions}>{children}</div>;
}
