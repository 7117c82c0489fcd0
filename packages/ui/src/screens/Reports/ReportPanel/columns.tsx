import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { formatAmount, formatCb, isAmount } from '#ui/domain/amount.ts';
import type { TableColumn } from '#ui/components/Table/Table.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { usePlatform } from '#ui/platform/Platform.tsx';
import {
  PartnerName,
  ExplainButton,
  TextOrDash,
} from '#ui/screens/Redeem/WhereIsMyCb/OrderCells.tsx';
import type { CbEntry } from '#ui/domain/cbEntry.ts';
import type { ReportRow } from '#ui/domain/report.ts';
import * as styles from './columns.css.ts';

/** Shows an amount without its unit, which the column header names; a dash if it is NaN. */
function CbOrDash({ cb, isEarned }: { cb: number; isEarned: boolean }) {
  const { locale } = usePlatform();
  if (!isAmount(cb)) return <TextOrDash text="" />;
  return (
    <span translate="no" className={isEarned ? styles.earned : styles.figure}>
      {formatCb(cb, { locale })}
    </span>
  );
}

/** An amount with its unit, and with a plus sign if it was earned. */
export function SignedAmount({ cb, isEarned = false }: { cb: number; isEarned?: boolean }) {
  const { locale } = usePlatform();
  if (!isAmount(cb)) return <Amount cb={cb} tone="plain" />;
  return (
    <span translate="no" className={isEarned ? styles.earned : styles.figure}>
      {`${isEarned ? '+' : ''}${formatAmount(cb, { locale })}`}
    </span>
  );
}

/** The comments as a list, or a dash without any (TRX-03, TRX-04). */
export function Comments({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <TextOrDash text="" />;
  return (
    <ul role="list" className={styles.comments}>
      {lines.map((line, index) => (
        <li key={index}>
          <PartnerName code={line} />
        </li>
      ))}
    </ul>
  );
}

/** The title of a row after an icon. */
export function TitleWithIcon({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <span className={styles.titleWithIcon}>
      <Icon size={18} aria-hidden className={styles.titleIcon} />
      <span>{children}</span>
    </span>
  );
}

export const dateColumn: TableColumn<ReportRow> = {
  key: 'date',
  header: 'Date Time',
  width: 'content',
  sortFirst: 'descending',
  cell: ({ date }) => (
    <Text as="span" size="small">
      <TextOrDash text={date} />
    </Text>
  ),
};

/** The column of amounts. With `isEarned`, earned amounts are gold. */
export const amountColumn = <Row extends ReportRow>(
  header: string,
  isEarned: (row: Row) => boolean = () => false,
): TableColumn<Row> => ({
  key: 'amount',
  header,
  width: 'content',
  align: 'end',
  sortFirst: 'descending',
  cell: (row) => <CbOrDash cb={row.cb} isEarned={isEarned(row)} />,
});

/** The column of comments, with the help button of the row. */
export const commentsColumn = <Row extends ReportRow>(
  toCbEntry: (row: Row) => CbEntry,
): TableColumn<Row> => ({
  key: 'comments',
  header: 'Comments',
  sortFirst: 'ascending',
  cell: (row) => (
    <div className={styles.withHelp}>
      <div className={styles.grow}>
        <Comments lines={row.comments} />
      </div>
      <ExplainButton entry={toCbEntry(row)} />
    </div>
  ),
});
