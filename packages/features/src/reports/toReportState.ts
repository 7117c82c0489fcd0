import type { ReportState } from '@cb/ui/screens/Reports/report';

/** A query as a report shows it. What was loaded before stays when loading it again fails. */
export function toReportState<Row>(
  { isFetching }: { isFetching: boolean },
  all: readonly Row[] | undefined,
  shown: readonly Row[],
): ReportState<Row> {
  if (!all) return { status: isFetching ? 'loading' : 'failed' };
  if (all.length === 0) return { status: 'empty', refreshing: isFetching };
  return { status: 'ready', rows: shown, all: all.length, refreshing: isFetching };
}
