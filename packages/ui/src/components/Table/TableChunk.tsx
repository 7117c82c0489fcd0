/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are no controls. */
import { memo, type ReactNode } from 'react';
import type { TableColumn, TableProps } from './tableProps.ts';
import * as styles from './Table.css.ts';
import { useOffscreenHeight } from './useOffscreenHeight.ts';

interface TableChunkProps<Row> extends Pick<TableProps<Row>, 'rows' | 'columns' | 'rowKey'> {
  /** The place of its first row among all. */
  from: number;
  /** May be left out while it is far away: it has as many rows as one can have. */
  isFull: boolean;
}

function drawsTheSame<Row>(before: TableChunkProps<Row>, after: TableChunkProps<Row>) {
  return (
    before.columns === after.columns &&
    before.isFull === after.isFull &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, at) => row === after.rows[at])
  );
}

// `memo` forgets that a component is generic, so its type is said again.
/** Rows that are drawn, or left out, together; drawn again only when one of them is another. */
export const TableChunk = memo(function TableChunk<Row>({
  rows,
  from,
  columns,
  rowKey,
  isFull,
}: TableChunkProps<Row>) {
  const { ref, height } = useOffscreenHeight(isFull);
  return (
    <tbody ref={ref} role="rowgroup" className={styles.body} style={{ blockSize: height }}>
      {height === undefined &&
        rows.map((row, at) => (
          <BodyRow key={rowKey(row)} row={row} index={from + at} columns={columns} />
        ))}
    </tbody>
  );
}, drawsTheSame) as <Row>(props: TableChunkProps<Row>) => ReactNode;

interface BodyRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly TableColumn<Row>[];
}

const BodyRow = memo(function BodyRow<Row>({ row, index, columns }: BodyRowProps<Row>) {
  return (
    // The row of the headers is the first.
    <tr role="row" aria-rowindex={index + 2} className={styles.row}>
      {columns.map(({ key, header, align = 'start', width = 'rest', cell }) => (
        <td
          key={key}
          role="cell"
          className={`${styles.cell} ${styles.widthOf[width]} ${styles.alignOf[align]}`}
        >
          <span aria-hidden className={styles.label}>
            {header}
          </span>
          <span className={styles.value}>{cell(row, index)}</span>
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: BodyRowProps<Row>) => ReactNode;
