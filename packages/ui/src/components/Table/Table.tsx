/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are no controls. */
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { groupsOf } from '../LoadMore/groups.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { HeaderCell } from './HeaderCell.tsx';
import * as styles from './Table.css.ts';
import { TableChunk } from './TableChunk.tsx';
import type { TableProps } from './tableProps.ts';

export type { TableColumn } from './tableProps.ts';

/**
 * A table. On a phone each row becomes a block with the headers beside its values, or a row of a ledger
 * if its columns set `ledger`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    captionShown = false,
    labelledBy,
    columns,
    rows,
    rowKey,
    empty,
    footer,
    tracks,
  } = props;
  const isEmpty = rows.length === 0 && empty !== undefined;
  const isLedger = columns.some(({ ledger }) => ledger !== undefined);
  return (
    <div className={isLedger ? `${styles.panel} ${styles.ledger}` : styles.panel}>
      {/* Explicit roles, since `display: block` removes a table's semantics in some browsers. */}
      <table
        role="table"
        aria-labelledby={labelledBy}
        aria-rowcount={rows.length + 1}
        className={tracks ? styles.longTable : styles.table}
        style={tracks ? assignInlineVars({ [styles.tracks]: tracks }) : undefined}
      >
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
        {isEmpty ? (
          <tbody role="rowgroup" className={styles.body}>
            <tr role="row">
              <td role="cell" colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          </tbody>
        ) : (
          (tracks ? groupsOf(rows, styles.chunkSize) : [rows]).map((chunk, at) => (
            <TableChunk
              key={at}
              rows={chunk}
              from={at * styles.chunkSize}
              columns={columns}
              rowKey={rowKey}
              isFull={tracks !== undefined && chunk.length === styles.chunkSize}
            />
          ))
        )}
      </table>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
