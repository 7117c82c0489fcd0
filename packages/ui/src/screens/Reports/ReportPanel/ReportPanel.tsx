import type { ReactNode } from 'react';
import { Download, RefreshCw } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { LoadMore } from '../../../components/LoadMore/LoadMore.tsx';
import { useIncrementalList } from '../../../components/LoadMore/useIncrementalList.ts';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Table, type TableColumn } from '../../../components/Table/Table.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { ReportFilter, ReportState } from '../report.ts';
import { PeriodField } from './PeriodField.tsx';
import * as styles from './ReportPanel.css.ts';

export interface ReportControls {
  filter: ReportFilter;
  onFilter: (filter: ReportFilter) => void;
  /** Refetches the list. */
  onRefresh: () => void;
  /** Downloads the filtered rows as a CSV file. */
  onDownload: () => void;
}

interface ReportPanelProps<Row> extends ReportControls {
  /** The table's accessible name. */
  caption: string;
  state: ReportState<Row>;
  columns: readonly TableColumn<Row>[];
  /** Shown in place of the rows if the server has none. */
  empty: ReactNode;
  /** Shown between the controls and the table. */
  chart?: ReactNode;
}

/** A report: filters, a table with its total, and a loading overlay (TRX-05 to TRX-07). */
export function ReportPanel<Row extends { readonly id: string }>(props: ReportPanelProps<Row>) {
  const { caption, state, columns, empty, chart, filter, onFilter, onRefresh, onDownload } = props;
  const rows = state.status === 'ready' ? state.rows : [];
  const loading = state.status === 'loading' || ('refreshing' in state && state.refreshing);
  const { shown, showMore } = useIncrementalList(rows, JSON.stringify(filter), 50);
  const showAll = () => onFilter({ ...filter, text: '', days: undefined });
  return (
    <div className={styles.panel}>
      <div className={styles.controls}>
        <TextField
          label="Search"
          type="search"
          value={filter.text}
          onChange={(text) => onFilter({ ...filter, text })}
          autoComplete="off"
        />
        <PeriodField value={filter.days} onChange={(days) => onFilter({ ...filter, days })} />
        <div className={styles.actions}>
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
            disabled={rows.length === 0}
            icon={<Download size={18} aria-hidden />}
            onClick={onDownload}
          >
            Download CSV
          </Button>
        </div>
      </div>
      {chart}
      <div className={styles.place} aria-busy={loading}>
        <Table
          caption={caption}
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          sort={filter.sort}
          onSort={(sort) => onFilter({ ...filter, sort })}
          empty={
            state.status === 'empty' ? (
              empty
            ) : state.status === 'ready' ? (
              <EmptyState
                action={
                  <Button tone="secondary" onClick={showAll}>
                    Show all
                  </Button>
                }
              >
                Nothing here matches your search.
              </EmptyState>
            ) : (
              <div className={styles.nothing} />
            )
          }
          footer={totalOf(state)}
        />
        {showMore && <LoadMore label="Show more rows" shown={shown.length} onMore={showMore} />}
        <div className={loading ? styles.overlay : styles.noOverlay}>
          {loading && <Spinner size="large" />}
          <LiveText>{loading ? 'Loading Available CBs… Please wait.' : ''}</LiveText>
        </div>
        <LiveText hidden>{loading ? '' : countOf(caption, state)}</LiveText>
      </div>
    </div>
  );
}

/** Returns the number of filtered rows, for a live region. */
function countOf(caption: string, state: ReportState<unknown>): string {
  if (state.status !== 'ready') return '';
  return `${caption}: ${state.rows.length} of ${state.all} shown`;
}

function totalOf(state: ReportState<unknown>): ReactNode {
  if (state.status === 'empty') return 'Total : 0';
  if (state.status !== 'ready') return undefined;
  const { rows, all } = state;
  return (
    <>
      Total : {rows.length}
      {rows.length < all && <span className={styles.of}> of {all}</span>}
    </>
  );
}
