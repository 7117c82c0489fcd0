import { AlertBox } from '../AlertBox/AlertBox.tsx';
import * as styles from '../AlertBox/AlertBox.css.ts';

/** How many messages the newest response has added to each list. */
export interface NewestMessages {
  /** How many of the last errors are new. */
  readonly errors: number;
  /** How many of the last infos are new. */
  readonly info: number;
}

export interface AlertListsProps {
  /** The Errors of the response, as plain text. */
  errors: readonly string[];
  /** The Info of the response, as plain text. */
  info: readonly string[];
  /** How many messages at the end of each list are new; they are marked below older ones. */
  newest?: NewestMessages | undefined;
  /** Hides both lists while a request is in flight (ALR-03). */
  loading: boolean;
  /** The level of both headings. */
  level?: 2 | 3 | 4;
}

const none: readonly string[] = [];

/** The Errors and the Info of a response, each shown only if it has messages. */
export function AlertLists({ errors, info, newest, loading, level = 2 }: AlertListsProps) {
  const count = errors.length + info.length;
  const empty = loading || count === 0;
  const marked = newest && newest.errors + newest.info < count ? newest : undefined;
  return (
    <div className={empty ? styles.noLists : styles.alertLists}>
      <AlertBox
        tone="errors"
        messages={loading ? none : errors}
        newest={marked?.errors}
        level={level}
      />
      <AlertBox tone="info" messages={loading ? none : info} newest={marked?.info} level={level} />
    </div>
  );
}
