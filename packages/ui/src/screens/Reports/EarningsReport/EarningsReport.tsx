import { CalendarCheck } from 'lucide-react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { type Bar, BarChart } from '#ui/components/BarChart/BarChart.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import type { TableColumn } from '#ui/components/Table/Table.tsx';
import type { CbEntry } from '#ui/domain/cbEntry.ts';
import type { EarningRow, ReportState } from '#ui/domain/report.ts';
import { TextOrDash } from '#ui/screens/Redeem/WhereIsMyCb/OrderCells.tsx';
import {
  amountColumn,
  Comments,
  commentsColumn,
  dateColumn,
  iconOf,
  isEarning,
  SignedAmount,
  Titled,
} from '../ReportPanel/columns.tsx';
import { type ReportControls, ReportPanel } from '../ReportPanel/ReportPanel.tsx';
import { ReportSummary } from '../ReportPanel/ReportSummary.tsx';
import * as styles from './EarningsReport.css.ts';

interface EarningsSummaryProps {
  /** The CB earned on each of the last 30 days, oldest first. */
  bars: readonly Bar[];
  /** The sum of the bars, in CB. */
  total: number;
  /** The CB earned in the last 7 of these days. */
  week: number;
  /** The day with the highest earnings; undefined if there are none. */
  best: { readonly day: string; readonly cb: number } | undefined;
  /** The number of days in a row with earnings, up to today, or up to yesterday before today's first earning. */
  streak: number;
  /** Whether the figures are loading. */
  pending?: boolean;
}

/** The earnings of the last 30 days, as figures and a chart. */
function EarningsSummary({
  bars,
  total,
  week,
  best,
  streak,
  pending = false,
}: EarningsSummaryProps) {
  return (
    <ReportSummary
      pending={pending}
      figures={[
        {
          label: 'Earned in the last 30 days',
          figure: (
            <div className={styles.total}>
              <Amount cb={total} size="display" />
              {streak > 1 && (
                <span className={styles.streak}>
                  <CalendarCheck size={18} aria-hidden />
                  <span>{`${streak} days in a row`}</span>
                </span>
              )}
            </div>
          ),
        },
        { label: 'Last 7 days', figure: <Amount cb={week} size="title" /> },
        ...(best
          ? [{ label: 'Best day', date: best.day, figure: <Amount cb={best.cb} size="title" /> }]
          : []),
      ]}
    >
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
    </ReportSummary>
  );
}

export type { EarningsSummaryProps };

export interface EarningsReportProps extends ReportControls {
  /** The rows that match the filter, or why there are none. */
  state: ReportState<EarningRow>;
  /** The earnings of the last 30 days. */
  summary: EarningsSummaryProps;
}

/** The tab EARNINGS (TRX-03): a summary, then each row. */
export function EarningsReport({ summary, ...panel }: EarningsReportProps) {
  const { status } = panel.state;
  return (
    <ReportPanel
      {...panel}
      caption="Earnings"
      columns={columns}
      tableFrom={64}
      toEntry={(row) => ({
        Icon: iconOf(row),
        title: <TextOrDash text={row.description} />,
        cbEntry: toCbEntry(row),
        amount: <SignedAmount cb={row.cb} isEarned={isEarning(row)} />,
        detail: row.comments.length > 0 && <Comments lines={row.comments} />,
      })}
      empty={
        <EmptyState drawing="history">
          There are no transactions found. Start earning CBs and your transactions will appear here.
        </EmptyState>
      }
      summary={
        (status === 'ready' || status === 'loading') && (
          <EarningsSummary {...summary} pending={status === 'loading'} />
        )
      }
    />
  );
}

const toCbEntry = (row: EarningRow): CbEntry => ({ ...row, method: row.description });

const columns: readonly TableColumn<EarningRow>[] = [
  dateColumn,
  {
    key: 'description',
    header: 'Description',
    sortFirst: 'ascending',
    cell: (row) => (
      <Titled Icon={iconOf(row)}>
        <span className={styles.words}>
          <TextOrDash text={row.description} />
        </span>
      </Titled>
    ),
  },
  amountColumn('Amount (CB)', isEarning),
  commentsColumn(toCbEntry),
];
