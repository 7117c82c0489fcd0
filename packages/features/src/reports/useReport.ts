import type { ReportFilter, ReportState } from '@cb/ui/domain/report';
import { usePlatform } from '@cb/ui/platform';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNow } from '../shared/hooks/useNow.ts';
import type { TimedRow } from './rows.ts';
import { selectRows } from './selectRows.ts';

interface ReportSource<Wire, Row> {
  readonly query: UseQueryResult<readonly Wire[]>;
  /** Converts a record to a row. Must be stable, because a new function converts all rows again. */
  readonly toRow: (wire: Wire, id: string, timeZone: string) => Row;
  readonly filter: ReportFilter;
  /** The name of the file to download, with the content that `toCsv` returns. */
  readonly file: string;
  readonly toCsv: (rows: readonly Row[]) => string;
}

/**
 * Converts a list of the server into a report. Returns `allRows`, to which the filter does not apply and which are
 * `undefined` until loaded; `now` in ms since 1970; and `report`, the props of the report's screen.
 */
export function useReport<Wire, Row extends TimedRow>(source: ReportSource<Wire, Row>) {
  const { query, toRow, filter, file, toCsv } = source;
  const { download, locale, timeZone } = usePlatform();
  const now = useNow(query.dataUpdatedAt);
  const allRows = useMemo(
    () => query.data?.map((wire, index) => toRow(wire, String(index), timeZone)),
    [query.data, toRow, timeZone],
  );
  const shownRows = useMemo(
    () => selectRows(allRows ?? [], filter, now, locale),
    [allRows, filter, now, locale],
  );
  return {
    allRows,
    now,
    report: {
      state: toReportState(query.isFetching, allRows, shownRows),
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
  isFetching: boolean,
  allRows: readonly Row[] | undefined,
  shownRows: readonly Row[],
): ReportState<Row> {
  if (!allRows) return { status: isFetching ? 'loading' : 'failed' };
  if (allRows.length === 0) return { status: 'empty', refreshing: isFetching };
  return { status: 'ready', rows: shownRows, total: allRows.length, refreshing: isFetching };
}
