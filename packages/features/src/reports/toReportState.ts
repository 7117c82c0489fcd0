import type { ReportState } from '@cb/ui/domain/report';

/**
 * Returns the state of a report. Loaded rows stay below the loading text while it is fetched again, and when
 * that fails (D199).
 */
export function toReportState<Row>(
  refreshing: boolean,
  all: readonly Row[] | undefined,
  shown: readonly Row[],
): ReportState<Row> {
  if (!all) return { status: refreshing ? 'loading' : 'failed' };
  if (all.length === 0) return { status: 'empty', refreshing };
  return { status: 'ready', rows: shown, all: all.length, refreshing };
}
