import type { LucideIcon } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ExplainButton } from '#ui/screens/Redeem/WhereIsMyCb/OrderCells.tsx';
import type { CbEntry } from '#ui/domain/cbEntry.ts';
import { splitDate, type ReportRow } from '#ui/domain/report.ts';
import * as styles from './Ledger.css.ts';

export interface LedgerEntry {
  readonly Icon: LucideIcon;
  readonly title: ReactNode;
  /** The row, as its help button explains it. */
  readonly cbEntry: CbEntry;
  /** The amount with its sign and unit. */
  readonly amount: ReactNode;
  /** Shown below the time: comments, status. */
  readonly detail: ReactNode;
}

interface LedgerProps<Row> {
  /** The accessible name. */
  label: string;
  rows: readonly Row[];
  /** Whether the rows are sorted by date, so that each day gets a heading. */
  groupedByDay: boolean;
  /** Keep the function stable, because a new one re-renders all entries. */
  toEntry: (row: Row) => LedgerEntry;
}

/** The rows of a report as a ledger, for a phone: each row is a line below its day. */
export function Ledger<Row extends ReportRow>({ label, rows, ...entryProps }: LedgerProps<Row>) {
  return (
    <div role="list" aria-label={label} className={styles.ledger}>
      {rows.map((row, index) => (
        <Entry key={row.id} {...entryProps} row={row} previousDate={rows[index - 1]?.date} />
      ))}
    </div>
  );
}

interface EntryProps<Row> extends Pick<LedgerProps<Row>, 'groupedByDay' | 'toEntry'> {
  row: Row;
  /** The date of the row above; undefined for the first row. */
  previousDate: string | undefined;
}

// `memo` loses the type parameter, so the result is cast back to a generic component.
const Entry = memo(function Entry<Row extends ReportRow>(props: EntryProps<Row>) {
  const { row, previousDate, groupedByDay, toEntry } = props;
  const { Icon, title, cbEntry, amount, detail } = toEntry(row);
  const [day, time] = splitDate(row.date);
  const dateText = groupedByDay ? time : row.date;
  const isFirst = previousDate === undefined;
  const startsDay = groupedByDay && (isFirst || splitDate(previousDate)[0] !== day);
  return (
    <div role="listitem" className={isFirst || startsDay ? undefined : styles.separated}>
      {startsDay && day !== '' && (
        <div className={styles.day}>
          <Heading level={2} size="body">
            {day}
          </Heading>
        </div>
      )}
      <div className={styles.entry}>
        <span className={styles.icon}>
          <Icon size={20} aria-hidden />
        </span>
        <div className={styles.text}>
          <div className={styles.titleRow}>
            <p className={styles.title}>{title}</p>
            {amount}
          </div>
          <div className={styles.detailRow}>
            <div className={styles.detail}>
              {dateText !== '' && <p>{dateText}</p>}
              {detail}
            </div>
            <div className={styles.help}>
              <ExplainButton entry={cbEntry} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}) as <Row extends ReportRow>(props: EntryProps<Row>) => ReactNode;
