import {
  RedemptionReport,
  type RedemptionReportProps,
} from '@cb/ui/screens/Reports/RedemptionReport';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ordersQuery } from '../member/reportsApi.ts';
import { toOrderRow } from './rows.ts';
import { ordersCsv } from './toCsv.ts';
import { toOrdersSummary } from './toOrdersSummary.ts';
import { useReport } from './useReport.ts';
import type { WireId } from '../wire/wireId.ts';

type RedemptionsProps = { userId: WireId } & Pick<
  RedemptionReportProps,
  'filter' | 'onFilter' | 'redeemHref' | 'helpHref'
>;

/** The tab REDEMPTION STATUS over POST /searchOrders; a failed call shows nothing (TRX-10). */
export function Redemptions({ userId, filter, ...controls }: RedemptionsProps) {
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
