import type { ReactNode } from 'react';
import * as styles from './StatList.css.ts';

export interface Stat {
  readonly label: string;
  /** A number, an amount, or a skeleton while loading. */
  readonly value: ReactNode;
}

/** Figures with their labels, in one row if there is room, otherwise in two columns. */
export function StatList({ stats }: { stats: readonly Stat[] }) {
  return (
    <div className={styles.frame}>
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
