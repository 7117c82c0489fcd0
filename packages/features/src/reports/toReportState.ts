import type { ReportState } from '@cb/ui/domain/report';

/**
 * Returns the state of a report. Loaded rows stay while it is fetched again, and when that fails; only a
 * refresh that the member asked for covers them (D199).
 */
export function toReportState<Row>(
  { isFetching, refreshing }: { isFetching: boolean; refreshing: boolean },
  all: readonly Row[] | undefined,
  shown: readonly Row[],
): ReportState<Row> {
  if (!all) return { status: isFetching ? 'loading' : 'failed' };
  if (all.length === 0) return { status: 'empty', refreshing };
  return { status: 'ready', rows: shown, all: all.length, refreshing };
}
