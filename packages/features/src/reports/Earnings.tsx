import { usePlatform } from '@cb/ui/platform';
import { EarningsReport, type EarningsReportProps } from '@cb/ui/screens/Reports/EarningsReport';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { transactionsQuery } from './api.ts';
import { earnedPerDay } from './earnedPerDay.ts';
import { toEarningRow } from './rows.ts';
import { select } from './select.ts';
import { toChart } from './toChart.ts';
import { earningsCsv } from './toCsv.ts';
import { toReportState } from './toReportState.ts';
import type { WireId } from '../wire/wireId.ts';

type EarningsProps = { userId: WireId } & Pick<
  EarningsReportProps,
  'filter' | 'onFilter' | 'chartOpen' | 'onChartOpenChange'
>;

/** The tab EARNINGS over POST /ListTransactions; a failed call shows nothing (TRX-10). */
export function Earnings({ userId, filter, ...controls }: EarningsProps) {
  const { clock, download, locale, timeZone } = usePlatform();
  const query = useQuery(transactionsQuery(userId));
  const all = useMemo(
    () => query.data?.map((wire, at) => toEarningRow(wire, String(at), timeZone)),
    [query.data, timeZone],
  );
  const shown = useMemo(() => select(all ?? [], filter, clock.now()), [all, filter, clock]);
  const days = useMemo(
    () => toChart(earnedPerDay(all ?? [], clock.now(), timeZone), locale),
    [all, clock, timeZone, locale],
  );
  return (
    <EarningsReport
      {...controls}
      state={toReportState(query, all, shown)}
      days={days}
      filter={filter}
      onRefresh={() => void query.refetch()}
      onDownload={() => download('cb-earnings.csv', earningsCsv(shown), 'text/csv')}
    />
  );
}
