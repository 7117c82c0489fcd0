import { periods, type ReportFilter, type ReportTab } from '@cb/ui/screens/Reports/report';
import * as v from 'valibot';

/** What the reports show, as kept in the address. */
export interface ReportView {
  readonly tab: ReportTab;
  readonly filter: ReportFilter;
}

const columns: Readonly<Record<ReportTab, readonly string[]>> = {
  earnings: ['date', 'description', 'amount', 'comments'],
  redemptions: ['date', 'method', 'status', 'amount', 'comments'],
};

const tabSchema = v.fallback(v.picklist(['earnings', 'redemptions']), 'earnings');
const directionSchema = v.fallback(v.picklist(['ascending', 'descending']), 'ascending');

/** Longer search texts are cut, so that the address stays usable. */
const maxTextLength = 100;

/** Reads the query of an address; what it does not know is ignored. */
export function readView(search: string): ReportView {
  const given = new URLSearchParams(search);
  const tab = v.parse(tabSchema, given.get('tab'));
  const column = given.get('sort') ?? '';
  const direction = v.parse(directionSchema, given.get('order'));
  return {
    tab,
    filter: {
      text: (given.get('q') ?? '').slice(0, maxTextLength),
      days: periods.find((days) => String(days) === given.get('days')),
      sort: columns[tab].includes(column) ? { column, direction } : undefined,
    },
  };
}

/** The query of an address that shows the same; '' for the default view. */
export function writeView({ tab, filter: { text, days, sort } }: ReportView): string {
  const query = new URLSearchParams();
  if (tab !== 'earnings') query.set('tab', tab);
  if (text !== '') query.set('q', text.slice(0, maxTextLength));
  if (days !== undefined) query.set('days', String(days));
  if (sort) query.set('sort', sort.column);
  if (sort) query.set('order', sort.direction);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
