import { usePlatform } from '@cb/ui/platform';
import { EarningsReport, type EarningsReportProps } from '@cb/ui/screens/Reports/EarningsReport';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { transactionsQuery } from '../member/reportsApi.ts';
import { earnedPerDay } from './earnedPerDay.ts';
import { toEarningRow } from './rows.ts';
import { toEarningsSummary } from './toEarningsSummary.ts';
import { earningsCsv } from './toCsv.ts';
import { useReport } from './useReport.ts';
import type { WireId } from '../wire/wireId.ts';

type EarningsProps = { userId: WireId } & Pick<
  EarningsReportProps,
  'filter' | 'onFilter' | 'helpHref'
>;

/** The tab EARNINGS over POST /ListTransactions; a failed call shows nothing (TRX-10). */
export function Earnings({ userId, filter, ...controls }: EarningsProps) {
  const { clock, locale, timeZone } = usePlatform();
  const { all, report } = useReport({
    query: useQuery(transactionsQuery(userId)),
    toRow: toEarningRow,
    filter,
    file: 'cb-earnings.csv',
    toCsv: earningsCsv,
  });
  const summary = useMemo(
    () => toEarningsSummary(earnedPerDay(all ?? [], clock.now(), timeZone), locale),
    [all, clock, timeZone, locale],
  );
  return <EarningsReport {...report} {...controls} summary={summary} />;
}
