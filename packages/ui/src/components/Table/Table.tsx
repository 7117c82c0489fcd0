/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are no controls. */
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { HeaderCell } from './HeaderCell.tsx';
import type { SortDirection, TableSort } from './nextSort.ts';
import * as styles from './Table.css.ts';
import { TableChunk } from './TableChunk.tsx';

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

/** Rows that a table of thousands draws, or leaves out, together. */
const chunkSize = 50;

const chunksOf = <Row,>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, at) =>
    rows.slice(at * chunkSize, (at + 1) * chunkSize),
  );

/** Rows of the same kind to compare; on a phone each row becomes a block with its headers beside it. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionShown = false, columns, rows, rowKey, empty, footer, tracks } = props;
  return (
    <div className={styles.panel}>
      {/* The roles are said again: a table drawn as blocks loses them in some browsers. */}
      <table
        role="table"
        aria-rowcount={rows.length + 1}
        className={tracks ? styles.longTable : styles.table}
        style={tracks ? assignInlineVars({ [styles.tracks]: tracks }) : undefined}
      >
        <caption className={styles.caption}>
          {captionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={styles.headRow}>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} {...props} />
            ))}
          </tr>
        </thead>
        {(tracks ? chunksOf(rows) : [rows]).map((chunk, at) => (
          <TableChunk
            key={at}
            rows={chunk}
            from={at * chunkSize}
            columns={columns}
            rowKey={rowKey}
            isFull={tracks !== undefined && chunk.length === chunkSize}
          />
        ))}
        {rows.length === 0 && empty !== undefined && (
          <tbody role="rowgroup" className={styles.body}>
            <tr role="row">
              <td role="cell" colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          </tbody>
        )}
      </table>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
