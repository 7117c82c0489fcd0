import { Badge } from '../../../components/Badge/Badge.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import type { TableColumn } from '../../../components/Table/Table.tsx';
import { amountColumn, commentsColumn, dateColumn, TextOrDash } from '../columns.tsx';
import type { OrderRow, ReportState } from '../report.ts';
import { ReportPanel, type ReportControls } from '../ReportPanel/ReportPanel.tsx';

export interface RedemptionReportProps extends ReportControls {
  state: ReportState<OrderRow>;
  /** The link to redeem CBs: the relative route ../redeem (TRX-09). */
  redeemHref: string;
}

/** The tab REDEMPTION STATUS (TRX-04, TRX-09). */
export function RedemptionReport({ redeemHref, ...panel }: RedemptionReportProps) {
  return (
    <ReportPanel
      {...panel}
      caption="Redemption status"
      columns={columns}
      empty={
        <EmptyState action={<ButtonLink href={redeemHref}>Click Here</ButtonLink>}>
          There are no redemption orders. Earn CBs and convert them to real money!
        </EmptyState>
      }
    />
  );
}

const tones = { approved: 'positive', pending: 'warning', rejected: 'critical' } as const;

const toneOf = (status: string) =>
  Object.entries(tones).find(([name]) => name === status.toLowerCase())?.[1] ?? 'neutral';

const columns: readonly TableColumn<OrderRow>[] = [
  dateColumn,
  {
    key: 'method',
    header: 'Payment Method',
    sortFirst: 'ascending',
    cell: ({ method }) => <TextOrDash text={method} />,
  },
  {
    key: 'status',
    header: 'Status',
    width: 'content',
    sortFirst: 'ascending',
    cell: ({ orderStatus }) =>
      orderStatus.trim() === '' ? (
        <TextOrDash text="" />
      ) : (
        <Badge tone={toneOf(orderStatus)}>{orderStatus}</Badge>
      ),
  },
  amountColumn('Amount Redeemed'),
  commentsColumn,
];
