import { usePlatform } from '@cb/ui/platform';
import {
  RedemptionReport,
  type RedemptionReportProps,
} from '@cb/ui/screens/Reports/RedemptionReport';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ordersQuery } from './api.ts';
import { toOrderRow } from './rows.ts';
import { select } from './select.ts';
import { ordersCsv } from './toCsv.ts';
import { toReportState } from './toReportState.ts';
import type { WireId } from '../wire/wireId.ts';

type RedemptionsProps = { userId: WireId } & Pick<
  RedemptionReportProps,
  'filter' | 'onFilter' | 'redeemHref'
>;

/** The tab REDEMPTION STATUS over POST /searchOrders; a failed call shows nothing (TRX-10). */
export function Redemptions({ userId, filter, onFilter, redeemHref }: RedemptionsProps) {
  const { clock, download, timeZone } = usePlatform();
  const query = useQuery(ordersQuery(userId));
  const all = useMemo(
    () => query.data?.map((wire, at) => toOrderRow(wire, String(at), timeZone)),
    [query.data, timeZone],
  );
  const shown = useMemo(() => select(all ?? [], filter, clock.now()), [all, filter, clock]);
  return (
    <RedemptionReport
      state={toReportState(query, all, shown)}
      redeemHref={redeemHref}
      filter={filter}
      onFilter={onFilter}
      onRefresh={() => void query.refetch()}
      onDownload={() => download('cb-redemptions.csv', ordersCsv(shown), 'text/csv')}
    />
  );
}
