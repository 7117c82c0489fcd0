import { Banknote, Gift } from 'lucide-react';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import type { TableColumn } from '../../../components/Table/Table.tsx';
import { OrderStatus } from '../../Redeem/OrderStatus/OrderStatus.tsx';
import { Named } from '../../Redeem/Named/Named.tsx';
import { TextOrDash } from '../../Redeem/TextOrDash/TextOrDash.tsx';
import {
  amountColumn,
  Comments,
  commentsColumn,
  dateColumn,
  SignedAmount,
  Titled,
} from '../columns.tsx';
import { status as statusStyle } from '../columns.css.ts';
import { namedText } from '../../Redeem/Named/names.ts';
import type { CbEntry } from '../../../domain/cbEntry.ts';
import type { OrderRow, ReportState } from '../../../domain/report.ts';
import { ReportPanel, type ReportControls } from '../ReportPanel/ReportPanel.tsx';
import { OrdersSummary, RefusedNote, type OrdersSummaryProps } from './OrdersSummary.tsx';

export interface RedemptionReportProps extends ReportControls {
  /** The rows that match the filter, or why there are none. */
  state: ReportState<OrderRow>;
  /** The totals of all orders. */
  summary: OrdersSummaryProps;
  /** The link to redeem CBs: the relative route ../redeem (TRX-09). */
  redeemHref: string;
}

/** The tab REDEMPTION STATUS (TRX-04, TRX-09): the redeemed CB by outcome, then each order. */
export function RedemptionReport({ redeemHref, summary, ...panel }: RedemptionReportProps) {
  const { status } = panel.state;
  return (
    <ReportPanel
      {...panel}
      caption="Redemption status"
      columns={columns}
      tableFrom={80}
      toEntry={(row) => ({
        Icon: iconOf(row),
        title: <Named code={row.method} />,
        cbEntry: toCbEntry(row),
        amount: <SignedAmount cb={row.cb} />,
        detail: (
          <>
            {row.orderStatus.trim() !== '' && <OrderStatus entry={toCbEntry(row)} />}
            {row.comments.length > 0 && <Comments lines={row.comments} />}
          </>
        ),
      })}
      empty={
        <EmptyState
          drawing="history"
          action={<ButtonLink href={redeemHref}>Click Here</ButtonLink>}
        >
          There are no redemption orders. Earn CBs and convert them to real money!
        </EmptyState>
      }
      summary={
        (status === 'ready' || status === 'loading') && (
          <OrdersSummary {...summary} pending={status === 'loading'} />
        )
      }
      note={status === 'ready' && summary.refused > 0 && <RefusedNote />}
    />
  );
}

const iconOf = ({ method }: OrderRow) => (method === 'TANGOCARDS' ? Gift : Banknote);

const toCbEntry = (row: OrderRow): CbEntry => ({ ...row, method: namedText(row.method) });

const columns: readonly TableColumn<OrderRow>[] = [
  dateColumn,
  {
    key: 'method',
    header: 'Payment Method',
    sortFirst: 'ascending',
    cell: (row) => (
      <Titled Icon={iconOf(row)}>
        <Named code={row.method} />
      </Titled>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    sortFirst: 'ascending',
    cell: (row) =>
      row.orderStatus.trim() === '' ? (
        <TextOrDash text="" />
      ) : (
        <div className={statusStyle}>
          <OrderStatus entry={toCbEntry(row)} />
        </div>
      ),
  },
  amountColumn('Amount Redeemed'),
  commentsColumn(toCbEntry),
];
