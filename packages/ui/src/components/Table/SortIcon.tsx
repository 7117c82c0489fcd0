import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { SortDirection } from './nextSort.ts';
import * as styles from './Table.css.ts';

/** An icon for the sort direction; decorative, since `aria-sort` announces it. */
export function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  const Icon = direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ArrowUpDown;
  return <Icon aria-hidden className={direction ? styles.sortIconOn : styles.sortIcon} />;
}
