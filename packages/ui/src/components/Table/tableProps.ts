import type { ReactNode } from 'react';
import type { SortDirection, TableSort } from './nextSort.ts';

/** A column of a table. */
export interface TableColumn<Row> {
  /** A unique key, which `sort` refers to. */
  readonly key: string;
  /** The text of the header. */
  readonly header: string;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end';
  /** `content` never wraps, for dates, numbers and buttons; `rest` shares the remaining width. */
  readonly width?: 'content' | 'rest';
  /**
   * The position of the column on a phone, for a table that is a ledger there: the bold `title`, at the
   * `end` of its line (an amount, a status), a `detail` on a separate line, or nowhere. At most two short
   * `fact`s and an `action` share the line below the title, in a ledger without details. A ledger repeats
   * no headers, and its headers do not sort, so provide a menu for the order. Set it on every column or
   * none.
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
