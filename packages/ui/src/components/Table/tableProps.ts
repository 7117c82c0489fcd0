import type { ReactNode } from 'react';
import type { SortDirection, TableSort } from './nextSort.ts';

export interface TableColumn<Row> {
  /** Tells the columns apart; what `sort` names. */
  readonly key: string;
  readonly header: string;
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'end';
  /** `content` never wraps: dates, numbers, buttons. The others share the rest and wrap. */
  readonly width?: 'content' | 'rest';
  /** `index` is the row's place in `rows`, from 0. */
  readonly cell: (row: Row, index: number) => ReactNode;
  /** Makes the column sortable; the direction its first press asks for. */
  readonly sortFirst?: SortDirection;
}

export interface TableProps<Row> {
  /** Names the table to screen readers. */
  caption: string;
  /** Also shows the caption above the rows. */
  captionShown?: boolean;
  /** Best a constant, so that rows that stay the same are not drawn again. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Depends on the row alone. */
  rowKey: (row: Row) => string;
  /** The order the rows came in is told; the owner sorts them. Absent: the order they came in. */
  sort?: TableSort | undefined;
  /** A header was pressed: first one direction, then the other, then no order of its own. */
  onSort?: (sort: TableSort | undefined) => void;
  /** Stands where the rows would be. */
  empty?: ReactNode;
  /** Below the rows: a total, the way to more of them. */
  footer?: ReactNode;
  /**
   * The widths of the columns as CSS grid tracks, for a table of thousands of rows: as the widths
   * do not depend on what the rows hold, those far from what is visible are left out.
   */
  tracks?: string;
}
