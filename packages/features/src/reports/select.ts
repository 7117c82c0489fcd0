import type { ReportFilter } from '@cb/ui/domain/report';
import type { TimedEarning, TimedOrder } from './rows.ts';

type Timed = TimedEarning | TimedOrder;

// Undefined for a row without the column.
const descriptionOf = (row: Timed) => ('description' in row ? row.description : undefined);
const methodOf = (row: Timed) => ('method' in row ? row.method : undefined);
const statusOf = (row: Timed) => ('orderStatus' in row ? row.orderStatus : undefined);

/** The values that columns are sorted by: texts ignoring case, numbers unchanged. */
const keys: Readonly<Record<string, (row: Timed) => string | number | undefined>> = {
  date: ({ at }) => at,
  amount: ({ cb }) => cb,
  description: descriptionOf,
  method: methodOf,
  status: statusOf,
  comments: ({ comments }) => comments.join(' '),
};

const day = 86_400_000;

/** Returns the rows that match the filter in its order, or in the original order without one. */
export function select<Row extends Timed>(
  rows: readonly Row[],
  { text, days, sort }: ReportFilter,
  now: number,
): readonly Row[] {
  const wanted = text.trim().toLowerCase();
  const matching = rows.filter(
    (row) =>
      (days === undefined || (row.at ?? -Infinity) >= now - days * day) &&
      (wanted === '' || searchableText(row).includes(wanted)),
  );
  const key = sort && keys[sort.column];
  if (!key) return matching;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return matching.toSorted((one, other) => compare(key(one), key(other), sign));
}

const searchableText = (row: Timed) =>
  [row.date, descriptionOf(row), methodOf(row), statusOf(row), row.cb]
    .concat(row.comments)
    .join('\n')
    .toLowerCase();

/** Compares two values; unknown ones are last in either direction. */
function compare(one: string | number | undefined, other: typeof one, sign: number): number {
  const [isKnown, otherKnown] = [known(one), known(other)];
  if (!isKnown || !otherKnown) return Number(otherKnown) - Number(isKnown);
  if (typeof one === 'number') return sign * (one - Number(other));
  return sign * String(one).localeCompare(String(other), 'en', { sensitivity: 'base' });
}

const known = (value: string | number | undefined) =>
  value !== undefined && value !== '' && !Number.isNaN(value);
