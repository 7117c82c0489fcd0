import { AlertBox } from '../AlertBox/AlertBox.tsx';
import * as styles from '../AlertBox/AlertBox.css.ts';

/** The number of messages that the newest response has added to the end of each list. */
export interface NewestMessages {
  /** The number of new errors. */
  readonly errors: number;
  /** The number of new infos. */
  readonly info: number;
}

export interface AlertListsProps {
  /** The Errors of the response, as plain text. */
  errors: readonly string[];
  /** The Info of the response, as plain text. */
  info: readonly string[];
  /** The number of new messages in each list, which are marked below older ones. */
  newest?: NewestMessages | undefined;
  /** Hides both lists while a request is in flight (ALR-03). */
  loading: boolean;
  /** The level of both headings. */
  level?: 2 | 3 | 4;
}

const noMessages: readonly string[] = [];

/** The Errors and the Info of a response, each shown only if it has messages. */
export function AlertLists({ errors, info, newest, loading, level = 2 }: AlertListsProps) {
  const count = errors.length + info.length;
  const isEmpty = loading || count === 0;
  // If all messages are new, a mark would tell none apart.
  const marked = newest && newest.errors + newest.info < count ? newest : undefined;
  return (
    <div className={isEmpty ? styles.emptyRegion : styles.alertLists}>
      <AlertBox
        tone="errors"
        messages={loading ? noMessages : errors}
        newestCount={marked?.errors}
        level={level}
      />
      <AlertBox
        tone="info"
        messages={loading ? noMessages : info}
        newestCount={marked?.info}
        level={level}
      />
    </div>
  );
}
