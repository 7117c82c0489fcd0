/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are no controls. */
import { memo, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { HeaderCell } from './HeaderCell.tsx';
import * as styles from './Table.css.ts';
import type { TableColumn, TableProps } from './tableProps.ts';

export type { TableColumn } from './tableProps.ts';

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
          className={`${styles.cell} ${styles.widthOf[width]} ${styles.alignOf[align]} ${ledger ? styles.ledgerOf[ledger] : ''}`}
        >
          <div className={styles.value}>{cell(row)}</div>
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: BodyRowProps<Row>) => ReactNode;
