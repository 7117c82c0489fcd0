import type { ReportFilter } from '@cb/ui/screens/Reports/report';
import type { TimedEarning, TimedOrder } from './rows.ts';

type Timed = TimedEarning | TimedOrder;

/** The values that columns are sorted by: texts ignoring case, numbers unchanged. */
const keys: Readonly<Record<string, (row: Timed) => string | number | undefined>> = {
  date: ({ at }) => at,
  amount: ({ cb }) => cb,
  description: (row) => ('description' in row ? row.description : ''),
  method: (row) => ('method' in row ? row.method : ''),
  status: (row) => ('orderStatus' in row ? row.orderStatus : ''),
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
  const kept = rows.filter(
    (row) =>
      (days === undefined || (row.at ?? -Infinity) >= now - days * day) &&
      searchableText(row).includes(wanted),
  );
  const key = sort && keys[sort.column];
  if (!key) return kept;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return kept.toSorted((one, other) => compare(key(one), key(other), sign));
}

const searchableText = (row: Timed) =>
  [row.date, keys['description']?.(row), keys['method']?.(row), keys['status']?.(row), row.cb]
    .concat(row.comments)
    .join('\n')
    .toLowerCase();

/** Compares two values; unknown ones are last in either direction. */
function compare(one: string | number | undefined, other: typeof one, sign: number): number {
  const [isKnown, otherKnown] = [known(one), known(other)];
  if (!isKnown || !otherKnown) return Number(otherKnown) - Number(isKnown);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other), 'en', { sensitivity: 'base' });
}

const known = (value: string | number | undefined) =>
  value !== undefined && value !== '' && !Number.isNaN(value);
