import type { ReportState } from '@cb/ui/domain/report';

/** Returns the state of a report. Loaded rows stay when a refetch fails. */
export function toReportState<Row>(
  { isFetching }: { isFetching: boolean },
  all: readonly Row[] | undefined,
  shown: readonly Row[],
): ReportState<Row> {
  if (!all) return { status: isFetching ? 'loading' : 'failed' };
  if (all.length === 0) return { status: 'empty', refreshing: isFetching };
  return { status: 'ready', rows: shown, all: all.length, refreshing: isFetching };
}
