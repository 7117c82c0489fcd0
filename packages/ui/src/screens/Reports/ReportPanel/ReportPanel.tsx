import type { ReactNode } from 'react';
import { Download, RefreshCw } from 'lucide-react';
import { Button } from '#ui/components/Button/Button.tsx';
import { Chip } from '#ui/components/Chip/Chip.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { FilterSheet } from '#ui/components/FilterSheet/FilterSheet.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { Late } from '#ui/components/LoadingText/LoadingText.tsx';
import { LoadMore, useIncrementalList } from '#ui/components/LoadMore/LoadMore.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Spinner } from '#ui/components/Spinner/Spinner.tsx';
import { Table, type TableColumn, type TableSort } from '#ui/components/Table/Table.tsx';
import { useMedia } from '#ui/platform/useMedia.ts';
import { roomFor } from '#ui/theme/media.ts';
import { ExplainerProvider } from '#ui/screens/Redeem/WhereIsMyCb/ExplainerProvider.tsx';
import { Ledger, type LedgerEntry } from './Ledger.tsx';
import type { Period, ReportFilter, ReportRow, ReportState } from '#ui/domain/report.ts';
import { SortField, sortName, PeriodField, periodName } from './FilterFields.tsx';
import * as styles from './ReportPanel.css.ts';

export interface ReportControls {
  /** The text, period and sort in use. */
  filter: ReportFilter;
  /** Called with the whole filter after a change. */
  onFilter: (filter: ReportFilter) => void;
  /** Refetches the list. */
  onRefresh: () => void;
  /** Downloads the filtered rows as a CSV file. */
  onDownload: () => void;
  /** The address of the help pages, outside the site. */
  helpHref: string;
}

interface ReportPanelProps<Row> extends ReportControls {
  /** The accessible name of the rows. */
  caption: string;
  /** The rows that match the filter, or why there are none. */
  state: ReportState<Row>;
  /** The columns of the table. The ledger offers their orders in a menu. */
  columns: readonly TableColumn<Row>[];
  /** The width of the page from which the columns have room, in rem; a narrower one shows a ledger. */
  tableFrom: number;
  /** Returns a row's entry in the ledger of a phone. Keep the function stable. */
  toEntry: (row: Row) => LedgerEntry;
  /** Shown instead of the rows if the server has none. */
  empty: ReactNode;
  /** Shown before the controls. */
  summary?: ReactNode;
  /** Shown after the rows, to avoid a layout shift when it appears with them. */
  note?: ReactNode;
}

/** The number of entries that a phone shows at first, and adds on a press. */
const ledgerCounts = { first: 10, more: 50 };

/** Why there is nothing to download. */
const noRows = 'No rows are shown, so there is nothing to download.';

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

/** A report: a summary, filters, the rows with their total, and a loading overlay (TRX-05 to TRX-07). */
export function ReportPanel<Row extends ReportRow>(props: ReportPanelProps<Row>) {
  const { caption, state, columns, tableFrom, toEntry, empty, summary, note } = props;
  const { filter, onFilter, onRefresh, onDownload, helpHref } = props;
  const rows = state.status === 'ready' ? state.rows : [];
  const loading = state.status === 'loading' || ('refreshing' in state && state.refreshing);
  const filterKey = JSON.stringify(filter);
  const { shown, showMore } = useIncrementalList(rows, filterKey);
  const ledger = useIncrementalList(rows, filterKey, ledgerCounts.more, ledgerCounts.first);
  const isWide = useMedia(roomFor(tableFrom));
  const placeholder = state.status === 'empty' ? empty : toPlaceholder(props);
  const total = totalOf(state);
  const period = {
    value: filter.days,
    onChange: (days: Period | undefined) => onFilter({ ...filter, days }),
  };
  const sort = {
    columns,
    value: filter.sort,
    onChange: (chosen: TableSort | undefined) => onFilter({ ...filter, sort: chosen }),
  };
  const periodInUse = filter.days && periodName(filter.days);
  const sortInUse = filter.sort && sortName(columns, filter.sort);
  const inUse = [periodInUse, sortInUse].filter((name) => name !== undefined);
  return (
    <ExplainerProvider helpHref={helpHref}>
      <div className={styles.panel}>
        {summary}
        <div role="search" aria-label={caption} className={styles.controls}>
          <div className={styles.search}>
            <SearchField
              label="Search"
              placeholder="Search"
              value={filter.text}
              onChange={(text) => onFilter({ ...filter, text })}
            />
          </div>
          <div className={styles.filters}>
            <PeriodField {...period} inline />
            {!isWide && <SortField {...sort} inline />}
          </div>
          <div className={styles.sheetButton}>
            <FilterSheet done="Show the report">
              <PeriodField {...period} />
              <SortField {...sort} />
            </FilterSheet>
          </div>
          <div className={styles.buttons}>
            <Button
              tone="secondary"
              busy={loading}
              icon={<RefreshCw size={18} aria-hidden />}
              onClick={onRefresh}
            >
              Refresh
            </Button>
            <Button
              tone="secondary"
              disabledReason={rows.length === 0 ? noRows : undefined}
              icon={<Download size={18} aria-hidden />}
              onClick={onDownload}
            >
              Download CSV
            </Button>
          </div>
          {inUse.length > 0 && (
            <div className={styles.activeFilters}>
              {periodInUse !== undefined && (
                <Chip pressed onChange={() => period.onChange(undefined)}>
                  {periodInUse}
                </Chip>
              )}
              {sortInUse !== undefined && (
                <Chip pressed onChange={() => sort.onChange(undefined)}>
                  {sortInUse}
                </Chip>
              )}
            </div>
          )}
        </div>
        <div role="group" aria-label={caption} aria-busy={loading} className={styles.rows}>
          {state.status === 'loading' ? (
            <div className={styles.loadingRows}>
              {skeletonRows.map((index) => (
                <Skeleton key={index} shape="row" />
              ))}
            </div>
          ) : isWide ? (
            <Table
              caption={caption}
              columns={columns}
              rows={shown}
              rowKey={({ id }) => id}
              sort={filter.sort}
              onSort={(sort) => onFilter({ ...filter, sort })}
              empty={placeholder}
              footer={
                total === undefined ? undefined : (
                  <>
                    {showMore && (
                      <LoadMore label="Show more" shown={shown.length} onMore={showMore} />
                    )}
                    {total}
                  </>
                )
              }
            />
          ) : (
            <div className={styles.phoneRows}>
              {ledger.shown.length > 0 ? (
                <Ledger
                  label={caption}
                  byDay={filter.sort === undefined || filter.sort.column === 'date'}
                  rows={ledger.shown}
                  toEntry={toEntry}
                />
              ) : (
                placeholder
              )}
              {ledger.showMore && (
                <LoadMore
                  label="Show more"
                  shown={ledger.shown.length}
                  from="press"
                  onMore={ledger.showMore}
                />
              )}
              {total !== undefined && <div className={styles.total}>{total}</div>}
            </div>
          )}
          {loading && (
            <div className={styles.overlay}>
              <div className={styles.loading}>
                <Spinner size="large" />
                <LiveText>Loading Available CBs… Please wait.</LiveText>
                <Late loading />
              </div>
            </div>
          )}
          <LiveText hidden>
            {loading ? '' : countOf(caption, state, isWide ? rows : ledger.shown, inUse)}
          </LiveText>
        </div>
        {note}
      </div>
    </ExplainerProvider>
  );
}

type PlaceholderProps = Pick<ReportControls, 'filter' | 'onFilter' | 'onRefresh'> & {
  state: ReportState<unknown>;
};

/** Returns the content shown instead of rows that do not match or failed to load. */
function toPlaceholder({ state, filter, onFilter, onRefresh }: PlaceholderProps) {
  if (state.status !== 'ready') {
    return (
      <EmptyState
        drawing="offline"
        action={
          <Button tone="secondary" onClick={onRefresh}>
            Load the report again
          </Button>
        }
      >
        This report did not load. Nothing was lost.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="lost"
      action={
        <Button tone="secondary" onClick={() => onFilter({ ...filter, text: '', days: undefined })}>
          Show all
        </Button>
      }
    >
      Nothing here matches your search.
    </EmptyState>
  );
}

/** Returns the number of shown rows and the filters in use, for a live region. */
function countOf(
  caption: string,
  state: ReportState<unknown>,
  shown: readonly unknown[],
  inUse: readonly string[],
): string {
  if (state.status !== 'ready') return '';
  return [`${caption}: ${shown.length} of ${state.total} shown`, ...inUse].join(', ');
}

function totalOf(state: ReportState<unknown>): ReactNode {
  if (state.status === 'empty') return 'Total : 0';
  if (state.status !== 'ready') return undefined;
  const { rows, total: all } = state;
  return (
    <>
      <span>{`Total : ${rows.length}`}</span>
      {rows.length < all && <span className={styles.ofTotal}>{` of ${all}`}</span>}
    </>
  );
}
