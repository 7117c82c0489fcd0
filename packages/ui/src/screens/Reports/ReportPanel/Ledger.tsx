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
  /** The row, for its help. */
  readonly cbEntry: CbEntry;
  /** The amount with its sign and unit. */
  readonly amount: ReactNode;
  /** Shown below the time: comments, status. */
  readonly detail: ReactNode;
}

interface EntryProps<Row> {
  /** Whether the entries are sorted by day, so that each day gets a heading. */
  byDay: boolean;
  /** Keep the function stable, because a new one re-renders all entries. */
  toEntry: (row: Row) => LedgerEntry;
}

interface LedgerProps<Row> extends EntryProps<Row> {
  /** The accessible name. */
  label: string;
  /** The rows to list. */
  rows: readonly Row[];
}

/** The rows of a report as a ledger, for a phone: each row is a line below its day. */
export function Ledger<Row extends ReportRow>({ label, rows, ...props }: LedgerProps<Row>) {
  return (
    <div role="list" aria-label={label} className={styles.ledger}>
      {rows.map((row, index) => (
        <Entry key={row.id} {...props} row={row} before={rows[index - 1]?.date} />
      ))}
    </div>
  );
}

interface EntryOfProps<Row> extends EntryProps<Row> {
  row: Row;
  /** The date of the row before it. */
  before: string | undefined;
}

// `memo` loses the type parameter, so the result is cast back to a generic component.
const Entry = memo(function Entry<Row extends ReportRow>(props: EntryOfProps<Row>) {
  const { row, before, byDay, toEntry } = props;
  const { Icon, title, cbEntry, amount, detail } = toEntry(row);
  const [day, time] = splitDate(row.date);
  const line = byDay ? time : row.date;
  const isFirst = before === undefined;
  const startsDay = byDay && (isFirst || splitDate(before)[0] !== day);
  return (
    <div role="listitem" className={isFirst || startsDay ? undefined : styles.separated}>
      {startsDay && day !== '' && (
        <div className={styles.day}>
          <Heading level={2} size="body">
            {day}
          </Heading>
        </div>
      )}
      <div className={styles.line}>
        <span className={styles.icon}>
          <Icon size={20} aria-hidden />
        </span>
        <div className={styles.words}>
          <div className={styles.first}>
            <p className={styles.title}>{title}</p>
            {amount}
          </div>
          <div className={styles.second}>
            <div className={styles.detail}>
              {line !== '' && <p>{line}</p>}
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
}) as <Row extends ReportRow>(props: EntryOfProps<Row>) => ReactNode;
