import { periods, type ReportFilter, type ReportTab } from '@cb/ui/domain/report';
import { truncate } from '@cb/ui/domain/text';
import * as v from 'valibot';
import { useAddressState } from '../shared/hooks/useAddressState.ts';

export interface ReportAddress {
  /** The query of the URL including the "?"; '' if there is none. */
  search: string;
  /** Writes another query; with `replace`, Back does not return to the previous one. */
  onSearch: (search: string, options: { replace: boolean }) => void;
}

/** The view of the reports, stored in the URL. Only another tab adds a history entry (D144). */
export function useReportView({ search, onSearch }: ReportAddress) {
  const viewInAddress = readView(search);
  const { shown, change } = useAddressState(
    viewInAddress,
    (next) => onSearch(writeView(next), { replace: next.tab === viewInAddress.tab }),
    writeView,
  );
  return [
    shown,
    (next: ReportView) => change(next, next.filter.text !== shown.filter.text),
  ] as const;
}

/** The view of the reports, as stored in the URL. */
interface ReportView {
  readonly tab: ReportTab;
  readonly filter: ReportFilter;
}

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
  const given = new URLSearchParams(search);
  const tab = v.parse(tabSchema, given.get('tab'));
  const column = given.get('sort') ?? '';
  const direction = v.parse(directionSchema, given.get('order'));
  return {
    tab,
    filter: {
      text: truncate(given.get('q') ?? '', maxTextLength),
      days: periods.find((days) => String(days) === given.get('days')),
      sort: columns[tab].includes(column) ? { column, direction } : undefined,
    },
  };
}

/** Returns the URL query for a view; '' for the default one. */
export function writeView({ tab, filter: { text, days, sort } }: ReportView): string {
  const query = new URLSearchParams();
  if (tab !== 'earnings') query.set('tab', tab);
  if (text !== '') query.set('q', truncate(text, maxTextLength));
  if (days !== undefined) query.set('days', String(days));
  if (sort) query.set('sort', sort.column);
  if (sort) query.set('order', sort.direction);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
