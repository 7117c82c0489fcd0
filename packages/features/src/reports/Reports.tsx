import { usePlatform } from '@cb/ui/platform';
import { EarningsReport, type EarningsReportProps } from '@cb/ui/screens/Reports/EarningsReport';
import {
  RedemptionReport,
  type RedemptionReportProps,
} from '@cb/ui/screens/Reports/RedemptionReport';
import { ReportsScreen } from '@cb/ui/screens/Reports/ReportsScreen';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCached } from '../shared/hooks/useCached.ts';
import { balanceQuery } from '../shared/member/balance.ts';
import { ordersQuery, transactionsQuery } from '../shared/member/ordersAndTransactions.ts';
import { useUserId } from '../shared/session/session.ts';
import { toEarningRow, toOrderRow } from './rows.ts';
import { toEarningsCsv, toOrdersCsv } from './toCsv.ts';
import { earnedPerDay, toEarningsSummary, toOrdersSummary } from './summary.ts';
import { useReport } from './useReport.ts';
import { readView, type ReportAddress, useReportView } from './useReportView.ts';

export interface ReportsProps extends ReportAddress {
  /** The address where CB are redeemed: the relative route ../redeem (TRX-09). */
  redeemHref: string;
  /** The address of the help pages, outside the site. */
  helpHref: string;
}

/** CB Transaction Reports (TRX-01, TRX-02): each tab makes its own call. */
export function Reports({ redeemHref, helpHref, ...address }: ReportsProps) {
  const [view, change] = useReportView(address);
  const balance = useCached(balanceQuery(useUserId())).data?.cb;
  const sharedProps = {
    helpHref,
    filter: view.filter,
    onFilter: (filter: typeof view.filter) => change({ ...view, filter }),
  };
  return (
    <ReportsScreen
      tab={view.tab}
      onTab={(tab) => change({ ...readView(''), tab })}
      balance={balance}
      earnings={<Earnings {...sharedProps} />}
      redemptions={<Redemptions {...sharedProps} redeemHref={redeemHref} />}
    />
  );
}

type EarningsProps = Pick<EarningsReportProps, 'filter' | 'onFilter' | 'helpHref'>;

/** The tab EARNINGS over POST /ListTransactions; a failed call shows nothing (TRX-10). */
function Earnings({ filter, ...controls }: EarningsProps) {
  const { locale, timeZone } = usePlatform();
  const { allRows, now, report } = useReport({
    query: useQuery(transactionsQuery(useUserId())),
    toRow: toEarningRow,
    filter,
    file: 'cb-earnings.csv',
    toCsv: toEarningsCsv,
  });
  const summary = useMemo(
    () => toEarningsSummary(earnedPerDay(allRows ?? [], now, timeZone), locale),
    [allRows, now, timeZone, locale],
  );
  return <EarningsReport {...report} {...controls} summary={summary} />;
}

type RedemptionsProps = Pick<
  RedemptionReportProps,
  'filter' | 'onFilter' | 'redeemHref' | 'helpHref'
>;

/** The tab REDEMPTION STATUS over POST /searchOrders; a failed call shows nothing (TRX-10). */
function Redemptions({ filter, ...controls }: RedemptionsProps) {
  const { allRows, report } = useReport({
    query: useQuery(ordersQuery(useUserId())),
    toRow: toOrderRow,
    filter,
    file: 'cb-redemptions.csv',
    toCsv: toOrdersCsv,
  });
  const summary = useMemo(() => toOrdersSummary(allRows ?? []), [allRows]);
  return <RedemptionReport {...report} {...controls} summary={summary} />;
}
