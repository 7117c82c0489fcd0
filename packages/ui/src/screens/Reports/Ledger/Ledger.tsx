import type { LucideIcon } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { groupsOf, haveSameRows } from '../../../components/LoadMore/groups.ts';
import { longList } from '../../../components/LoadMore/useWholeList.ts';
import { RowHelp } from '../../Redeem/RowHelp/RowHelp.tsx';
import type { CbEntry } from '../../../domain/cbEntry.ts';
import { splitDate, type ReportRow } from '../../../domain/report.ts';
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
  /** Keep the function stable: another one draws all entries again. */
  toEntry: (row: Row) => LedgerEntry;
}

export interface LedgerProps<Row> extends EntryProps<Row> {
  /** The accessible name. */
  label: string;
  rows: readonly Row[];
}

/** The rows of a report as a ledger, for a phone: each row is a line below its day. */
export function Ledger<Row extends ReportRow>({ label, rows, ...props }: LedgerProps<Row>) {
  const isLong = rows.length > longList;
  return (
    <div role="list" aria-label={label} className={styles.ledger}>
      {groupsOf(rows, styles.groupSize).map((group, at) => (
        <Group
          key={at}
          {...props}
          rows={group}
          before={rows[at * styles.groupSize - 1]?.date}
          isSkipped={isLong && group.length === styles.groupSize}
        />
      ))}
    </div>
  );
}

interface GroupProps<Row> extends EntryProps<Row> {
  rows: readonly Row[];
  /** The date of the row before them. */
  before: string | undefined;
  /** Whether browsers may skip it while it is far from the viewport. */
  isSkipped: boolean;
}

// `memo` loses the type parameter, so the result is cast back to a generic component.
/** Entries that browsers draw or skip together; re-renders only if a row changes. */
const Group = memo(
  function Group<Row extends ReportRow>({ rows, before, isSkipped, ...props }: GroupProps<Row>) {
    return (
      <div className={isSkipped ? styles.skippedGroup : styles.group}>
        {rows.map((row, at) => (
          <Entry key={row.id} {...props} row={row} before={rows[at - 1]?.date ?? before} />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.before === after.before &&
    before.isSkipped === after.isSkipped &&
    before.byDay === after.byDay &&
    before.toEntry === after.toEntry &&
    haveSameRows(before.rows, after.rows),
) as <Row extends ReportRow>(props: GroupProps<Row>) => ReactNode;

interface EntryOfProps<Row> extends EntryProps<Row> {
  row: Row;
  before: string | undefined;
}

function Entry<Row extends ReportRow>(props: EntryOfProps<Row>) {
  const { row, before, byDay, toEntry } = props;
  const { Icon, title, cbEntry, amount, detail } = toEntry(row);
  const [day, time] = splitDate(row.date);
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
              {row.date !== '' && <p>{byDay && time !== '' ? time : row.date}</p>}
              {detail}
            </div>
            <div className={styles.help}>
              <RowHelp entry={cbEntry} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
