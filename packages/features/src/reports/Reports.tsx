import { usePlatform } from '@cb/ui/platform';
import { EarningsReport, type EarningsReportProps } from '@cb/ui/screens/Reports/EarningsReport';
import {
  RedemptionReport,
  type RedemptionReportProps,
} from '@cb/ui/screens/Reports/RedemptionReport';
import { ReportsScreen } from '@cb/ui/screens/Reports/ReportsScreen';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { balanceQuery } from '../shared/member/balance.ts';
import { ordersQuery, transactionsQuery } from '../shared/member/ordersAndTransactions.ts';
import type { WireId } from '../shared/wire/records.ts';
import { toEarningRow, toOrderRow } from './rows.ts';
import { earningsCsv, ordersCsv } from './toCsv.ts';
import { earnedPerDay, toEarningsSummary, toOrdersSummary } from './summary.ts';
import { useReport } from './useReport.ts';
import { readView, type ReportAddress, useReportView } from './useReportView.ts';

export interface ReportsProps extends ReportAddress {
  /** The logged-in member's id. */
  userId: WireId;
  /** The address where CBs are converted: the relative route ../redeem (TRX-09). */
  redeemHref: string;
  /** The address of the help pages, outside the site. */
  helpHref: string;
}

/** CB Transaction Reports (TRX-01, TRX-02): each tab makes its own call. */
export function Reports({ userId, redeemHref, helpHref, ...address }: ReportsProps) {
  const [view, change] = useReportView(address);
  // Cached; the shell fetches it.
  const balance = useQuery({ ...balanceQuery(userId), enabled: false }).data?.cb;
  const shared = {
    userId,
    helpHref,
    filter: view.filter,
    onFilter: (filter: typeof view.filter) => change({ ...view, filter }),
  };
  return (
    <ReportsScreen
      tab={view.tab}
      onTab={(tab) => change({ ...readView(''), tab })}
      balance={balance}
      earnings={<Earnings {...shared} />}
      redemptions={<Redemptions {...shared} redeemHref={redeemHref} />}
    />
  );
}

type EarningsProps = { userId: WireId } & Pick<
  EarningsReportProps,
  'filter' | 'onFilter' | 'helpHref'
>;

/** The tab EARNINGS over POST /ListTransactions; a failed call shows nothing (TRX-10). */
function Earnings({ userId, filter, ...controls }: EarningsProps) {
  const { locale, timeZone } = usePlatform();
  const { all, now, report } = useReport({
    query: useQuery(transactionsQuery(userId)),
    toRow: toEarningRow,
    filter,
    file: 'cb-earnings.csv',
    toCsv: earningsCsv,
  });
  const summary = useMemo(
    () => toEarningsSummary(earnedPerDay(all ?? [], now, timeZone), locale),
    [all, now, timeZone, locale],
  );
  return <EarningsReport {...report} {...controls} summary={summary} />;
}

type RedemptionsProps = { userId: WireId } & Pick<
  RedemptionReportProps,
  'filter' | 'onFilter' | 'redeemHref' | 'helpHref'
>;

/** The tab REDEMPTION STATUS over POST /searchOrders; a failed call shows nothing (TRX-10). */
function Redemptions({ userId, filter, ...controls }: RedemptionsProps) {
  const { all, report } = useReport({
    query: useQuery(ordersQuery(userId)),
    toRow: toOrderRow,
    filter,
    file: 'cb-redemptions.csv',
    toCsv: ordersCsv,
  });
  const summary = useMemo(() => toOrdersSummary(all ?? []), [all]);
  return <RedemptionReport {...report} {...controls} summary={summary} />;
}
