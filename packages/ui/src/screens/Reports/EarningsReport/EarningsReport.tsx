import {
  CalendarCheck,
  ClipboardList,
  Coins,
  Gift,
  LayoutGrid,
  type LucideIcon,
  Ticket,
  Undo2,
  UserRoundCheck,
  Users,
} from 'lucide-react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { type Bar, BarChart } from '#ui/components/BarChart/BarChart.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import type { TableColumn } from '#ui/components/Table/Table.tsx';
import type { CbEntry } from '#ui/domain/cbEntry.ts';
import { type EarningRow, isEarning, isReturn, type ReportState } from '#ui/domain/report.ts';
import { TextOrDash } from '#ui/screens/Redeem/WhereIsMyCb/OrderCells.tsx';
import {
  amountColumn,
  Comments,
  commentsColumn,
  dateColumn,
  SignedAmount,
  TitleWithIcon,
} from '../ReportPanel/columns.tsx';
import { ReportPanel } from '../ReportPanel/ReportPanel.tsx';
import { ReportFigure, ReportSummary } from '../ReportPanel/ReportSummary.tsx';
import type { ReportControls } from '../ReportPanel/ReportToolbar.tsx';
import * as styles from './EarningsReport.css.ts';

export interface EarningsSummaryProps {
  /** The CB earned on each of the last 30 days, oldest first. */
  bars: readonly Bar[];
  /** The sum of the bars, in CB. */
  total: number;
  /** The CB earned in the last 7 of these days. */
  week: number;
  /** The day with the highest earnings, as dd-MMM-yyyy; undefined if there are none. */
  best: { readonly day: string; readonly cb: number } | undefined;
  /** The number of consecutive days with earnings up to today, or up to yesterday while today has none. */
  streak: number;
}

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
          <EarningsSummary {...summary} loading={status === 'loading'} />
        )
      }
    />
  );
}

/** The earnings of the last 30 days, as figures and a chart. */
function EarningsSummary(props: EarningsSummaryProps & { loading: boolean }) {
  const { bars, total, week, best, streak, loading } = props;
  return (
    <ReportSummary
      loading={loading}
      figures={
        <>
          <ReportFigure label="Earned in the last 30 days" main>
            <div className={styles.total}>
              <Amount cb={total} size="display" />
              {streak > 1 && (
                <span className={styles.streak}>
                  <CalendarCheck size={18} aria-hidden />
                  <span>{`${streak} days in a row`}</span>
                </span>
              )}
            </div>
          </ReportFigure>
          <ReportFigure label="Last 7 days">
            <Amount cb={week} size="title" />
          </ReportFigure>
          {best && (
            <ReportFigure label="Best day" date={best.day}>
              <Amount cb={best.cb} size="title" />
            </ReportFigure>
          )}
        </>
      }
    >
      <BarChart
        caption="CB earned per day, last 30 days"
        bars={bars}
        headers={['Day', 'CB earned']}
      />
      {loading && (
        <div className={styles.chartSkeleton}>
          <Skeleton shape="chart" />
        </div>
      )}
    </ReportSummary>
  );
}

const icons: readonly [words: RegExp, Icon: LucideIcon][] = [
  [/redemption/i, Gift],
  [/referral/i, Users],
  [/survey/i, ClipboardList],
  [/offer/i, LayoutGrid],
  [/code/i, Ticket],
  [/profil/i, UserRoundCheck],
];

/** Returns the icon of an earning, chosen by the words of its description. */
function iconOf(row: EarningRow): LucideIcon {
  if (isReturn(row)) return Undo2;
  return icons.find(([words]) => words.test(row.description))?.[1] ?? Coins;
}

const toCbEntry = (row: EarningRow): CbEntry => ({ ...row, method: row.description });

const columns: readonly TableColumn<EarningRow>[] = [
  dateColumn,
  {
    key: 'description',
    header: 'Description',
    sortFirst: 'ascending',
    cell: (row) => (
      <TitleWithIcon Icon={iconOf(row)}>
        <span className={styles.description}>
          <TextOrDash text={row.description} />
        </span>
      </TitleWithIcon>
    ),
  },
  amountColumn<EarningRow>('Amount (CB)', isEarning),
  commentsColumn(toCbEntry),
];
