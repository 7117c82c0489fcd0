import { Download, RefreshCw } from 'lucide-react';
import { Button } from '#ui/components/Button/Button.tsx';
import { Chip } from '#ui/components/Chip/Chip.tsx';
import { FilterSheet } from '#ui/components/FilterSheet/FilterSheet.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import type { Period, ReportFilter } from '#ui/domain/report.ts';
import type { TableSort } from '#ui/components/Table/Table.tsx';
import { type ActiveFilter, PeriodField, SortField, type SortFieldProps } from './FilterFields.tsx';
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

interface ReportToolbarProps extends Omit<ReportControls, 'helpHref'> {
  /** The accessible name of the rows. */
  caption: string;
  columns: SortFieldProps['columns'];
  /** The period and the sort in use. */
  active: readonly ActiveFilter[];
  /** Whether the rows are in a table, whose headers sort it. */
  isWide: boolean;
  /** Whether no rows are shown. */
  isEmpty: boolean;
  loading: boolean;
}

/** The search, the filters and the buttons of a report. On a phone the filters are in a sheet. */
export function ReportToolbar(props: ReportToolbarProps) {
  const { caption, columns, filter, active, isWide, isEmpty, loading } = props;
  const { onFilter, onRefresh, onDownload } = props;
  const period = {
    value: filter.days,
    onChange: (days: Period | undefined) => onFilter({ ...filter, days }),
  };
  const sort = {
    columns,
    value: filter.sort,
    onChange: (chosen: TableSort | undefined) => onFilter({ ...filter, sort: chosen }),
  };
  return (
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
        <FilterSheet closeLabel="Show the report">
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
          disabledReason={
            isEmpty ? 'No rows are shown, so there is nothing to download.' : undefined
          }
          icon={<Download size={18} aria-hidden />}
          onClick={onDownload}
        >
          Download CSV
        </Button>
      </div>
      {active.length > 0 && (
        <div className={styles.activeFilters}>
          {active.map(({ field, name }) => (
            <Chip key={field} pressed onChange={() => onFilter({ ...filter, [field]: undefined })}>
              {name}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
