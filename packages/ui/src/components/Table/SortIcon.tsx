import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { SortDirection } from './nextSort.ts';
import * as styles from './Table.css.ts';

/** The direction a column is sorted in; for the eye only, `aria-sort` says it. */
export function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  const Icon = direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ArrowUpDown;
  return <Icon aria-hidden className={direction ? styles.sortIconOn : styles.sortIcon} />;
}
