import type { ReactNode } from 'react';
import * as styles from './StatList.css.ts';

/** A figure with its label. */
export interface Stat {
  /** The name of the figure; unique in its list. */
  readonly label: string;
  /** A number, an amount, or a skeleton while loading. */
  readonly value: ReactNode;
}

/** Figures with their labels, in one row if there is room, otherwise in two columns. */
export function StatList({
  stats,
}: {
  /** The figures, in order. */
  stats: readonly Stat[];
}) {
  return (
    <div className={styles.container}>
      <dl className={styles.list}>
        {stats.map(({ label, value }) => (
          <div key={label} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
