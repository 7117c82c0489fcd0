import { Banknote, Gift } from 'lucide-react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import type { TableColumn } from '#ui/components/Table/Table.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { type CbEntry, stageNames } from '#ui/domain/cbEntry.ts';
import { nameWithCode } from '#ui/domain/partnerNames.ts';
import type { OrderRow, ReportState } from '#ui/domain/report.ts';
import {
  PartnerName,
  OrderStatus,
  TextOrDash,
} from '#ui/screens/Redeem/WhereIsMyCb/OrderCells.tsx';
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
import * as styles from './RedemptionReport.css.ts';

interface OrdersSummaryProps {
  /** The CB of delivered orders. */
  done: number;
  /** The CB of orders on their way. */
  pending: number;
  /** The CB of orders that were not delivered. */
  refused: number;
}

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
        title: <PartnerName code={row.method} />,
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
          <OrdersSummary {...summary} loading={status === 'loading'} />
        )
      }
      note={status === 'ready' && summary.refused > 0 && <RefusedNote />}
    />
  );
}

/** The redeemed CB by outcome. Refused orders are separate, because their CB were not spent. */
function OrdersSummary(props: OrdersSummaryProps & { loading: boolean }) {
  const { done, pending, refused, loading } = props;
  return (
    <ReportSummary
      loading={loading}
      figures={
        <>
          <ReportFigure label={stageNames.done} main>
            <Amount cb={done} size="display" dollars />
          </ReportFigure>
          <ReportFigure label={stageNames.pending}>
            <Amount cb={pending} size="title" tone="plain" />
          </ReportFigure>
          <ReportFigure label={stageNames.refused}>
            <Amount cb={refused} size="title" tone="plain" />
          </ReportFigure>
        </>
      }
    />
  );
}

/** Explains that the CB of undelivered orders return to the balance. */
function RefusedNote() {
  return (
    <Text size="small" tone="muted">
      The CB of orders that were not delivered go back to your balance. “CBs Claimed” in your
      profile may still count them until they are back.
    </Text>
  );
}

const iconOf = ({ method }: OrderRow) => (method === 'TANGOCARDS' ? Gift : Banknote);

const toCbEntry = (row: OrderRow): CbEntry => ({ ...row, method: nameWithCode(row.method) });

const columns: readonly TableColumn<OrderRow>[] = [
  dateColumn,
  {
    key: 'method',
    header: 'Payment Method',
    sortFirst: 'ascending',
    cell: (row) => (
      <TitleWithIcon Icon={iconOf(row)}>
        <PartnerName code={row.method} />
      </TitleWithIcon>
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
        <div className={styles.status}>
          <OrderStatus entry={toCbEntry(row)} />
        </div>
      ),
  },
  amountColumn('Amount Redeemed'),
  commentsColumn(toCbEntry),
];
