import { BarChart, type Bar } from '../../../components/BarChart/BarChart.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import type { TableColumn } from '../../../components/Table/Table.tsx';
import { amountColumn, commentsColumn, dateColumn, TextOrDash } from '../columns.tsx';
import type { EarningRow, ReportState } from '../report.ts';
import { ReportPanel, type ReportControls } from '../ReportPanel/ReportPanel.tsx';
import * as styles from './EarningsReport.css.ts';

export interface EarningsReportProps extends ReportControls {
  state: ReportState<EarningRow>;
  /** The CB earned on each of the last 30 days, oldest first, and their sum as text. */
  days: { readonly bars: readonly Bar[]; readonly total: string };
  chartOpen: boolean;
  onChartOpenChange: (open: boolean) => void;
}

/** The tab EARNINGS (TRX-03). The chart is collapsed, since the specified table comes first. */
export function EarningsReport(props: EarningsReportProps) {
  const { days, chartOpen, onChartOpenChange, ...panel } = props;
  return (
    <ReportPanel
      {...panel}
      caption="Earnings"
      columns={columns}
      empty={
        <EmptyState>
          There are no transactions found. Start earning CBs and your transactions will appear here.
        </EmptyState>
      }
      chart={
        panel.state.status === 'ready' && (
          <Card padding="small">
            <details
              open={chartOpen}
              onToggle={({ currentTarget }) => {
                if (currentTarget.open !== chartOpen) onChartOpenChange(currentTarget.open);
              }}
            >
              <summary className={styles.summary}>
                CB earned per day, last 30 days <strong>{days.total}</strong>
              </summary>
              <BarChart
                caption={`${days.total} earned in the last 30 days`}
                bars={days.bars}
                headers={['Day', 'CB earned']}
              />
            </details>
          </Card>
        )
      }
    />
  );
}

const columns: readonly TableColumn<EarningRow>[] = [
  dateColumn,
  {
    key: 'description',
    header: 'Description',
    sortFirst: 'ascending',
    cell: ({ description }) => <TextOrDash text={description} />,
  },
  amountColumn('Amount (CB)'),
  commentsColumn,
];
