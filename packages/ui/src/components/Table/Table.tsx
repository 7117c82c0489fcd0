/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are not controls. */

import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

type SortDirection = 'ascending' | 'descending';

/** The sorted column and the direction. */
export interface TableSort {
  /** The column's `key`. */
  readonly column: string;
  /** The direction of its values. */
  readonly direction: SortDirection;
}

/** Returns the sort after a press on a header: `first`, then the other direction, then none. */
export function nextSort(
  sort: TableSort | undefined,
  column: string,
  first: SortDirection,
): TableSort | undefined {
  if (sort?.column !== column) return { column, direction: first };
  if (sort.direction !== first) return undefined;
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

/** An icon for the sort direction; decorative, since `aria-sort` announces it. */
function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  if (!direction) return <ArrowUpDown aria-hidden className={styles.sortIcon} />;
  const Icon = direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Icon aria-hidden className={styles.sortIconOn} />;
}

type HeaderCellProps<Row> = Pick<TableProps<Row>, 'sort' | 'onSort'> & { column: TableColumn<Row> };

/** A column header; contains a button if the column is sortable. */
function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const id = useId();
  const { key, header, align = 'start', sortFirst } = column;
  if (!sortFirst || !onSort) {
    return (
      <th role="columnheader" scope="col" className={`${styles.header} ${styles.alignment[align]}`}>
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
      // The text alone, because the button inside has the same name.
      aria-labelledby={id}
      className={`${styles.sortableHeader} ${styles.alignment[align]}`}
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

/** A column of a table. */
export interface TableColumn<Row> {
  /** A unique key, which `sort` refers to. */
  readonly key: string;
  /** The text of the header. */
  readonly header: string;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end';
  /**
   * `content` never wraps, for dates, numbers and buttons; `rest` shares the remaining width; `even` does
   * both, for a few short columns, which would otherwise leave a gap in a wide window.
   */
  readonly width?: 'content' | 'even' | 'rest';
  /**
   * The position of the column on a phone, for a table that is a ledger there. `title` is bold, with `end` (an
   * amount, a status) on the same line and `detail` on a line of its own; `none` hides the column. Without
   * details, up to two short `fact`s and an `action` share the line below the title. A ledger shows no headers,
   * so provide a menu for the order. Set the position on all columns or none.
   */
  readonly ledger?: 'title' | 'end' | 'detail' | 'fact' | 'action' | 'none';
  /** Renders the content of a row's cell. */
  readonly cell: (row: Row) => ReactNode;
  /** Makes the column sortable; the direction of the first press. */
  readonly sortFirst?: SortDirection;
}

export interface TableProps<Row> {
  /** The table's accessible name. */
  caption?: string;
  /** Shows the caption above the rows; it is visually hidden otherwise. */
  captionShown?: boolean;
  /** The id of a heading that names the table, in place of the caption. */
  labelledBy?: string;
  /** Keep the array stable, so that unchanged rows do not re-render. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in display order. */
  rows: readonly Row[];
  /** Returns a unique key, derived from the row alone. */
  rowKey: (row: Row) => string;
  /** The current sort, for display only: the parent sorts the rows. Undefined if unsorted. */
  sort?: TableSort | undefined;
  /** Called when a header is pressed: first one direction, then the other, then undefined. */
  onSort?: (sort: TableSort | undefined) => void;
  /** Shown in place of the rows if there are none. */
  empty?: ReactNode;
  /** Shown below the rows: a total, or a button for more. */
  footer?: ReactNode;
}

/**
 * A table. On a phone each row becomes a block with the headers beside its values, or a row of a ledger
 * if its columns set `ledger`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionShown = false, labelledBy, columns, rows, rowKey, empty, footer } = props;
  const isEmpty = rows.length === 0 && empty !== undefined;
  const isLedger = columns.some(({ ledger }) => ledger !== undefined);
  return (
    <div className={isLedger ? `${styles.panel} ${styles.ledger}` : styles.panel}>
      {/* Explicit roles, since `display: block` removes a table's semantics in some browsers. */}
      <table role="table" aria-labelledby={labelledBy} className={styles.table}>
        {caption !== undefined && (
          <caption className={styles.caption}>
            {captionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
          </caption>
        )}
        {!isEmpty && (
          <thead role="rowgroup" className={styles.head}>
            <tr role="row" className={styles.headRow}>
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} {...props} />
              ))}
            </tr>
          </thead>
        )}
        <tbody role="rowgroup" className={styles.body}>
          {isEmpty ? (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          ) : (
            rows.map((row) => <BodyRow key={rowKey(row)} row={row} columns={columns} />)
          )}
        </tbody>
      </table>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

interface BodyRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
}

// `memo` loses the type parameter, so the result is cast back to a generic component.
const BodyRow = memo(function BodyRow<Row>({ row, columns }: BodyRowProps<Row>) {
  return (
    <tr role="row" className={styles.row}>
      {columns.map(({ key, header, align = 'start', width = 'rest', ledger, cell }) => (
        <td
          key={key}
          role="cell"
          data-header={header}
          className={`${styles.cell} ${styles.width[width]} ${styles.alignment[align]} ${ledger ? styles.ledgerPosition[ledger] : ''}`}
        >
          <div className={styles.value}>{cell(row)}</div>
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: BodyRowProps<Row>) => ReactNode;
