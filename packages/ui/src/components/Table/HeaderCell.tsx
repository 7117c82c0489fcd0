import { useId } from 'react';
import { nextSort } from './nextSort.ts';
import { SortIcon } from './SortIcon.tsx';
import type { TableColumn, TableProps } from './tableProps.ts';
import * as styles from './Table.css.ts';

type HeaderCellProps<Row> = Pick<TableProps<Row>, 'sort' | 'onSort'> & { column: TableColumn<Row> };

/** A column header; contains a button if the column is sortable. */
export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const id = useId();
  const { key, header, align = 'start', sortFirst } = column;
  if (!sortFirst || !onSort) {
    return (
      <th role="columnheader" scope="col" className={`${styles.header} ${styles.alignOf[align]}`}>
        {header}
      </th>
    );
  }
  const direction = sort?.column === key ? sort.direction : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction ?? 'none'}
      // Its text alone: the button has the same name.
      aria-labelledby={id}
      className={`${styles.sortableHeader} ${styles.alignOf[align]}`}
    >
      {/* The text is outside the button, because a ledger on a phone hides the button. */}
      <div className={styles.sortable}>
        <span id={id} className={styles.sortText}>
          {header}
        </span>
        <button
          type="button"
          aria-labelledby={id}
          className={styles.sortButton}
          onClick={() => onSort(nextSort(sort, key, sortFirst))}
        >
          <SortIcon direction={direction} />
        </button>
      </div>
    </th>
  );
}
