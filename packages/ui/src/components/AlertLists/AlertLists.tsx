import { AlertBox } from '../AlertBox/AlertBox.tsx';
import * as styles from './AlertLists.css.ts';

export interface AlertListsProps {
  errors: readonly string[];
  info: readonly string[];
  /** Hides both lists while a request is in flight (ALR-03). */
  loading: boolean;
  level?: 2 | 3 | 4;
}

const none: readonly string[] = [];

/** The Errors and the Info of an answer, each shown only if it has messages. */
export function AlertLists({ errors, info, loading, level = 2 }: AlertListsProps) {
  const empty = loading || errors.length + info.length === 0;
  return (
    <div className={empty ? styles.waiting : styles.lists}>
      <AlertBox tone="errors" messages={loading ? none : errors} level={level} />
      <AlertBox tone="info" messages={loading ? none : info} level={level} />
    </div>
  );
}
