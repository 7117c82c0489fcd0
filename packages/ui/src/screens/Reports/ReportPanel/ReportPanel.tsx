import type { ReactNode } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { LateText } from '#ui/components/LoadingText/LoadingText.tsx';
import { LoadMore, useIncrementalList } from '#ui/components/LoadMore/LoadMore.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Spinner } from '#ui/components/Spinner/Spinner.tsx';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import { useMedia } from '#ui/platform/useMedia.ts';
import { roomFor } from '#ui/theme/media.ts';
import { ExplainerProvider } from '#ui/screens/Redeem/WhereIsMyCb/ExplainerProvider.tsx';
import type { ReportRow, ReportState } from '#ui/domain/report.ts';
import { activeFilters } from './FilterFields.tsx';
import { Ledger, type LedgerEntry } from './Ledger.tsx';
import { type ReportControls, ReportToolbar } from './ReportToolbar.tsx';
import * as styles from './ReportPanel.css.ts';

interface ReportPanelProps<Row> extends ReportControls {
  /** The accessible name of the rows. */
  caption: string;
  /** The rows that match the filter, or why there are none. */
  state: ReportState<Row>;
  /** The columns of the table; on a phone a menu sorts the ledger by them. */
  columns: readonly TableColumn<Row>[];
  /** The least width of a page with room for the table, in rem; a narrower one shows a ledger. */
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

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

/** A report: a summary, filters, the rows with their total, and a loading overlay (TRX-05 to TRX-07). */
export function ReportPanel<Row extends ReportRow>(props: ReportPanelProps<Row>) {
  const { caption, state, columns, tableFrom, filter, helpHref, summary, note } = props;
  const rows = state.status === 'ready' ? state.rows : [];
  const loading = state.status === 'loading' || ('refreshing' in state && state.refreshing);
  const filterKey = JSON.stringify(filter);
  const table = useIncrementalList(rows, filterKey);
  const ledger = useIncrementalList(rows, filterKey, ledgerCounts.more, ledgerCounts.first);
  const isWide = useMedia(roomFor(tableFrom));
  const active = activeFilters(filter, columns);
  const shownCount = isWide ? rows.length : ledger.shown.length;
  const announcement =
    state.status === 'ready'
      ? [
          `${caption}: ${shownCount} of ${state.total} shown`,
          ...active.map(({ name }) => name),
        ].join(', ')
      : '';
  return (
    <ExplainerProvider helpHref={helpHref}>
      <div className={styles.panel}>
        {summary}
        <ReportToolbar
          {...props}
          active={active}
          isWide={isWide}
          isEmpty={rows.length === 0}
          loading={loading}
        />
        <div role="group" aria-label={caption} aria-busy={loading} className={styles.rows}>
          {state.status === 'loading' && (
            <div className={styles.loadingRows}>
              {skeletonRows.map((index) => (
                <Skeleton key={index} shape="row" />
              ))}
            </div>
          )}
          {state.status !== 'loading' && isWide && <TableRows {...props} {...table} />}
          {state.status !== 'loading' && !isWide && <LedgerRows {...props} {...ledger} />}
          {loading && (
            <div className={styles.overlay}>
              <div className={styles.loading}>
                <Spinner size="large" />
                <LiveText>Loading Available CBs… Please wait.</LiveText>
                <LateText loading />
              </div>
            </div>
          )}
          <LiveText hidden>{loading ? '' : announcement}</LiveText>
        </div>
        {note}
      </div>
    </ExplainerProvider>
  );
}

/** The props of a report and the part of its rows that is shown. */
type RowsProps<Row> = ReportPanelProps<Row> & ReturnType<typeof useIncrementalList<Row>>;

function TableRows<Row extends ReportRow>(props: RowsProps<Row>) {
  const { caption, state, columns, filter, onFilter, shown, showMore } = props;
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={shown}
      rowKey={({ id }) => id}
      sort={filter.sort}
      onSort={(sort) => onFilter({ ...filter, sort })}
      empty={<Placeholder {...props} />}
      footer={
        state.status === 'failed' ? undefined : (
          <>
            {showMore && <LoadMore label="Show more" count={shown.length} onMore={showMore} />}
            <Total state={state} />
          </>
        )
      }
    />
  );
}

function LedgerRows<Row extends ReportRow>(props: RowsProps<Row>) {
  const { caption, state, filter, toEntry, shown, showMore } = props;
  return (
    <div className={styles.phoneRows}>
      {shown.length === 0 ? (
        <Placeholder {...props} />
      ) : (
        <Ledger
          label={caption}
          groupedByDay={filter.sort === undefined || filter.sort.column === 'date'}
          rows={shown}
          toEntry={toEntry}
        />
      )}
      {showMore && (
        <LoadMore label="Show more" count={shown.length} from="press" onMore={showMore} />
      )}
      {state.status !== 'failed' && (
        <div className={styles.total}>
          <Total state={state} />
        </div>
      )}
    </div>
  );
}

type PlaceholderProps = Pick<
  ReportPanelProps<unknown>,
  'state' | 'empty' | 'filter' | 'onFilter' | 'onRefresh'
>;

/** Replaces the rows if the server has none, none match, or they failed to load. */
function Placeholder({ state, empty, filter, onFilter, onRefresh }: PlaceholderProps) {
  if (state.status === 'empty') return empty;
  if (state.status === 'failed') {
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

/** The number of rows that match the filter, and of all rows if some do not. */
function Total({ state }: { state: ReportState<unknown> }) {
  const [matching, all] = state.status === 'ready' ? [state.rows.length, state.total] : [0, 0];
  return (
    <>
      <span>{`Total : ${matching}`}</span>
      {matching < all && <span className={styles.ofTotal}>{` of ${all}`}</span>}
    </>
  );
}
