import type { ReactNode } from 'react';
import { Card } from '#ui/components/Card/Card.tsx';
import * as styles from './ReportSummary.css.ts';

interface ReportSummaryProps {
  /** Two or three `ReportFigure`s, the main one first. */
  figures: ReactNode;
  /** Whether the figures are loading. */
  loading: boolean;
  /** Below the figures. */
  children?: ReactNode;
}

/** The figures before the rows of a report. */
export function ReportSummary({ figures, loading, children }: ReportSummaryProps) {
  return (
    <Card>
      <div className={loading ? styles.loading : styles.summary}>
        <dl className={styles.figures}>{figures}</dl>
        {children}
      </div>
    </Card>
  );
}

interface ReportFigureProps {
  label: string;
  /** A date that follows the label, as dd-MMM-yyyy. */
  date?: string;
  /** Gives the figure a line of its own on a phone. */
  main?: boolean;
  /** The amount. */
  children: ReactNode;
}

/** A figure of the summary, below its label. */
export function ReportFigure({ label, date, main = false, children }: ReportFigureProps) {
  return (
    <div className={main ? styles.mainFigure : styles.figure}>
      <dt className={styles.label}>
        {date === undefined ? (
          label
        ) : (
          <>
            <span>{label}</span> <span className={styles.date}>{date}</span>
          </>
        )}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
