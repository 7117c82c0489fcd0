/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are no controls. */
import { memo, type ReactNode } from 'react';
import { haveSameRows } from '../LoadMore/groups.ts';
import type { TableColumn, TableProps } from './tableProps.ts';
import * as styles from './Table.css.ts';

interface TableChunkProps<Row> extends Pick<TableProps<Row>, 'rows' | 'columns' | 'rowKey'> {
  /** The index of its first row in the table. */
  from: number;
  /** Whether it has the full number of rows, so that browsers may skip it while off screen. */
  isFull: boolean;
}

function rendersTheSame<Row>(before: TableChunkProps<Row>, after: TableChunkProps<Row>) {
  return (
    before.columns === after.columns &&
    before.isFull === after.isFull &&
    haveSameRows(before.rows, after.rows)
  );
}

// `memo` loses the type parameter, so the result is cast back to a generic component.
/** Rows that browsers draw or skip together; re-renders only if a row changes. */
export const TableChunk = memo(function TableChunk<Row>({
  rows,
  from,
  columns,
  rowKey,
  isFull,
}: TableChunkProps<Row>) {
  return (
    <tbody role="rowgroup" className={isFull ? styles.fullBody : styles.body}>
      {rows.map((row, at) => (
        <BodyRow key={rowKey(row)} row={row} index={from + at} columns={columns} />
      ))}
    </tbody>
  );
}, rendersTheSame) as <Row>(props: TableChunkProps<Row>) => ReactNode;

interface BodyRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly TableColumn<Row>[];
}

const BodyRow = memo(function BodyRow<Row>({ row, index, columns }: BodyRowProps<Row>) {
  return (
    // aria-rowindex starts at 1 with the header row.
    <tr role="row" aria-rowindex={index + 2} className={styles.row}>
      {columns.map(({ key, header, align = 'start', width = 'rest', ledger, cell }) => (
        <td
          key={key}
          role="cell"
          data-header={header}
          className={`${styles.cell} ${styles.widthOf[width]} ${styles.alignOf[align]} ${ledger ? styles.ledgerOf[ledger] : ''}`}
        >
          <div className={styles.value}>{cell(row, index)}</div>
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: BodyRowProps<Row>) => ReactNode;
