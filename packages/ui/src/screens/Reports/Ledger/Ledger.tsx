import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Ledger.css.ts';

export interface LedgerEntry {
  readonly id: string;
  /** In the format of `ReportRow`. */
  readonly date: string;
  readonly Icon: LucideIcon;
  readonly title: ReactNode;
  /** The amount with its sign and unit. */
  readonly amount: ReactNode;
  /** Shown below the time: comments, status. */
  readonly detail: ReactNode;
  /** The link to help. */
  readonly help: ReactNode;
}

export interface LedgerProps {
  /** The accessible name. */
  label: string;
  entries: readonly LedgerEntry[];
  /** Whether the entries are sorted by day, so that each day gets a heading. */
  byDay: boolean;
}

const dated = /^(\S+) (\d{1,2}:\d{2}[AP]M)$/;

/** Splits a date into its day and its time; a date in another format is a day without a time. */
function split(date: string): readonly [day: string, time: string] {
  const [, day = date, time = ''] = dated.exec(date) ?? [];
  return [day, time];
}

/** The rows of a report as a ledger, for a phone: each row is a line below its day. */
export function Ledger({ label, entries, byDay }: LedgerProps) {
  return (
    <ul role="list" aria-label={label} className={styles.ledger}>
      {entries.map((entry, at) => {
        const [day, time] = split(entry.date);
        const before = entries[at - 1];
        const startsDay = byDay && (!before || split(before.date)[0] !== day);
        return (
          <li key={entry.id} className={startsDay ? styles.firstOfDay : styles.item}>
            {startsDay && day !== '' && (
              <div className={styles.day}>
                <Heading level={2} size="body">
                  {day}
                </Heading>
              </div>
            )}
            <div className={styles.line}>
              <span className={styles.icon}>
                <entry.Icon size={20} aria-hidden />
              </span>
              <div className={styles.words}>
                <div className={styles.first}>
                  <p className={styles.title}>{entry.title}</p>
                  {entry.amount}
                </div>
                <div className={styles.second}>
                  <div className={styles.detail}>
                    {entry.date !== '' && (
                      <p>
                        {byDay && time !== '' ? (
                          <>
                            <VisuallyHidden>{day} </VisuallyHidden>
                            {time}
                          </>
                        ) : (
                          entry.date
                        )}
                      </p>
                    )}
                    {entry.detail}
                  </div>
                  <div className={styles.help}>{entry.help}</div>
                </div>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
