import { CalendarCheck } from 'lucide-react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { BarChart, type Bar } from '../../../components/BarChart/BarChart.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import * as styles from '../ReportPanel/Summary.css.ts';

export interface EarningsSummaryProps {
  /** The CB earned on each of the last 30 days, oldest first. */
  bars: readonly Bar[];
  /** The sum of the bars, in CB. */
  total: number;
  /** The CB earned in the last 7 days of them. */
  week: number;
  /** The day with the highest earnings; undefined if there are none. */
  best: { readonly day: string; readonly cb: number } | undefined;
  /** On how many days in a row something was earned, up to today or, before the first, yesterday. */
  streak: number;
  /** Whether the figures are loading. */
  pending?: boolean;
}

/** The earnings of the last 30 days, as figures and a chart. */
export function EarningsSummary({
  bars,
  total,
  week,
  best,
  streak,
  pending = false,
}: EarningsSummaryProps) {
  return (
    <Card>
      <div className={pending ? styles.pending : styles.summary}>
        <dl className={styles.figures}>
          <div className={styles.first}>
            <dt className={styles.label}>Earned in the last 30 days</dt>
            <dd className={styles.total}>
              <Amount cb={total} size="display" />
              {streak > 1 && (
                <span className={styles.streak}>
                  <CalendarCheck size={18} aria-hidden />
                  <span>{`${streak} days in a row`}</span>
                </span>
              )}
            </dd>
          </div>
          <div className={styles.figure}>
            <dt className={styles.label}>Last 7 days</dt>
            <dd className={styles.value}>
              <Amount cb={week} size="title" />
            </dd>
          </div>
          {best && (
            <div className={styles.figure}>
              <dt className={styles.label}>{`Best day, ${best.day}`}</dt>
              <dd className={styles.value}>
                <Amount cb={best.cb} size="title" />
              </dd>
            </div>
          )}
        </dl>
        <BarChart
          caption="CB earned per day, last 30 days"
          bars={bars}
          headers={['Day', 'CB earned']}
        />
        {pending && (
          <div className={styles.chart}>
            <Skeleton shape="chart" />
          </div>
        )}
      </div>
    </Card>
  );
}
