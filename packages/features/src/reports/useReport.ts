import type { ReportFilter, ReportState } from '@cb/ui/domain/report';
import { usePlatform } from '@cb/ui/platform';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNow } from '../shared/hooks/useNow.ts';
import { select, type TimedEarning, type TimedOrder } from './rows.ts';

interface ReportSource<Wire, Row> {
  readonly query: UseQueryResult<readonly Wire[]>;
  /**
   * Converts a record to a row. Keep the function stable, because a new one converts all rows
   * again.
   */
  readonly toRow: (wire: Wire, id: string, timeZone: string) => Row;
  readonly filter: ReportFilter;
  /** The name of the file to download; its content comes from `toCsv`. */
  readonly file: string;
  readonly toCsv: (rows: readonly Row[]) => string;
}

/** Converts a list of the server into a report: `all` its rows, `now` in ms since 1970, and the `report`'s props. */
export function useReport<Wire, Row extends TimedEarning | TimedOrder>(
  source: ReportSource<Wire, Row>,
) {
  const { query, toRow, filter, file, toCsv } = source;
  const { download, locale, timeZone } = usePlatform();
  const now = useNow(query.dataUpdatedAt);
  const all = useMemo(
    () => query.data?.map((wire, index) => toRow(wire, String(index), timeZone)),
    [query.data, toRow, timeZone],
  );
  const shownRows = useMemo(
    () => select(all ?? [], filter, now, locale),
    [all, filter, now, locale],
  );
  return {
    all,
    now,
    report: {
      state: toReportState(query.isFetching, all, shownRows),
      filter,
      onRefresh: () => void query.refetch(),
      onDownload: () => download(file, toCsv(shownRows), 'text/csv'),
    },
  };
}

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
  return { status: 'ready', rows: shown, total: all.length, refreshing };
}
