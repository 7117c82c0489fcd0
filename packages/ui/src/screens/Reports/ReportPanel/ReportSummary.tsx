import type { ReactNode } from 'react';
import { Card } from '#ui/components/Card/Card.tsx';
import * as styles from './ReportSummary.css.ts';

interface ReportSummaryProps {
  /** Two or three figures, the main one first. */
  figures: readonly {
    readonly label: string;
    /** A date that follows the label. */
    readonly date?: string;
    readonly figure: ReactNode;
  }[];
  /** Whether they are loading. */
  pending: boolean;
  /** Below the figures. */
  children?: ReactNode;
}

/** The figures before the rows of a report. */
export function ReportSummary({ figures, pending, children }: ReportSummaryProps) {
  return (
    <Card>
      <div className={pending ? styles.pending : styles.summary}>
        <dl className={styles.figures}>
          {figures.map(({ label, date, figure }, index) => (
            <div key={label} className={index === 0 ? styles.first : styles.figure}>
              <dt className={styles.label}>
                {date ? (
                  <>
                    <span>{label}</span> <span className={styles.date}>{date}</span>
                  </>
                ) : (
                  label
                )}
              </dt>
              <dd className={styles.value}>{figure}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </Card>
  );
}
