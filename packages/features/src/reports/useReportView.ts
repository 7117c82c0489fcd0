import { periods, type ReportFilter, type ReportTab } from '@cb/ui/domain/report';
import { truncate } from '@cb/ui/domain/text';
import * as v from 'valibot';
import { useAddressState } from '../shared/hooks/useAddressState.ts';

export interface ReportAddress {
  /** The query of the current URL, including the "?"; '' if there is none. */
  search: string;
  /** Writes another query; with `replace`, Back does not return to the previous one. */
  onSearch: (search: string, options: { replace: boolean }) => void;
}

/**
 * Returns the view of the reports, stored in the URL, and a function that changes it. Only another tab adds a
 * history entry (D144).
 */
export function useReportView({ search, onSearch }: ReportAddress) {
  const viewInAddress = readView(search);
  const { shown, change } = useAddressState(
    viewInAddress,
    (next) => onSearch(writeView(next), { replace: next.tab === viewInAddress.tab }),
    writeView,
  );
  function changeView(next: ReportView) {
    const isTyping = next.filter.text !== shown.filter.text;
    change(next, isTyping);
  }
  return [shown, changeView] as const;
}

/** What the reports show. */
interface ReportView {
  readonly tab: ReportTab;
  readonly filter: ReportFilter;
}

/** The columns that a report can be sorted by. */
const columns: Readonly<Record<ReportTab, readonly string[]>> = {
  earnings: ['date', 'description', 'amount', 'comments'],
  redemptions: ['date', 'method', 'status', 'amount', 'comments'],
};

const tabSchema = v.fallback(v.picklist(['earnings', 'redemptions']), 'earnings');
const directionSchema = v.fallback(v.picklist(['ascending', 'descending']), 'ascending');

/** Longer search texts are cut, to limit the length of the URL. */
const maxTextLength = 100;

/** Parses the query of a URL; unknown values are ignored. */
export function readView(search: string): ReportView {
  const params = new URLSearchParams(search);
  const tab = v.parse(tabSchema, params.get('tab'));
  const column = params.get('sort') ?? '';
  const direction = v.parse(directionSchema, params.get('order'));
  return {
    tab,
    filter: {
      text: truncate(params.get('q') ?? '', maxTextLength),
      days: periods.find((days) => String(days) === params.get('days')),
      sort: columns[tab].includes(column) ? { column, direction } : undefined,
    },
  };
}

/** Returns the URL query for a view; '' for the default one. */
export function writeView({ tab, filter: { text, days, sort } }: ReportView): string {
  const params = new URLSearchParams();
  if (tab !== 'earnings') params.set('tab', tab);
  if (text !== '') params.set('q', truncate(text, maxTextLength));
  if (days !== undefined) params.set('days', String(days));
  if (sort) params.set('sort', sort.column);
  if (sort) params.set('order', sort.direction);
  return params.size === 0 ? '' : `?${params.toString()}`;
}
