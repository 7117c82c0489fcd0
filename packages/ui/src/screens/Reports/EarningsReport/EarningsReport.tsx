import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import type { TableColumn } from '../../../components/Table/Table.tsx';
import { TextOrDash } from '../../Redeem/TextOrDash/TextOrDash.tsx';
import {
  amountColumn,
  Comments,
  commentsColumn,
  dateColumn,
  iconOf,
  isEarning,
  SignedAmount,
  Titled,
} from '../columns.tsx';
import { words } from '../columns.css.ts';
import type { CbEntry } from '../../../domain/cbEntry.ts';
import type { EarningRow, ReportState } from '../../../domain/report.ts';
import { ReportPanel, type ReportControls } from '../ReportPanel/ReportPanel.tsx';
import { EarningsSummary, type EarningsSummaryProps } from './EarningsSummary.tsx';

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
        <span className={words}>
          <TextOrDash text={row.description} />
        </span>
      </Titled>
    ),
  },
  amountColumn('Amount (CB)', isEarning),
  commentsColumn(toCbEntry),
];
