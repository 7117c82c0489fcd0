import { formatAmount, isAmount } from '@cb/ui/domain/amount';
import { meanings, stageOf } from '@cb/ui/domain/cbEntry';
import { partnerName } from '@cb/ui/domain/partnerNames';
import type { ReportFilter } from '@cb/ui/domain/report';
import { searchFor } from '@cb/ui/domain/text';
import { dayMs } from '../shared/basics/dates.ts';
import type { TimedRow } from './rows.ts';

/**
 * Returns the rows that match the filter, sorted by it, or in the original order without a sort. `now` is in ms
 * since 1970.
 */
export function selectRows<Row extends TimedRow>(
  rows: readonly Row[],
  { text, days, sort }: ReportFilter,
  now: number,
  locale: string,
): readonly Row[] {
  const isFound = searchFor(text);
  const isInPeriod = ({ at = -Infinity }: TimedRow) =>
    days === undefined || at >= now - days * dayMs;
  const matching = rows.filter(
    (row) => isInPeriod(row) && (text === '' || isFound(shownTexts(row, locale))),
  );
  const sortValue = sort && sortValues[sort.column];
  if (!sortValue) return matching;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return matching.toSorted((a, b) => compare(sortValue(a), sortValue(b), sign));
}

type SortValue = string | number | undefined;

/** The value of a row in each column, to sort by; `undefined` if the row has no such column. */
const sortValues: Readonly<Record<string, (row: TimedRow) => SortValue>> = {
  date: ({ at }) => at,
  amount: ({ cb }) => cb,
  description: (row) => ('description' in row ? row.description : undefined),
  method: (row) => ('method' in row ? row.method : undefined),
  status: (row) => ('orderStatus' in row ? row.orderStatus : undefined),
  comments: ({ comments }) => comments.join(' '),
};

/** Compares two values, texts ignoring case. Unknown ones are last in either direction. */
function compare(a: SortValue, b: SortValue, sign: number): number {
  if (!isKnown(a) || !isKnown(b)) return Number(isKnown(b)) - Number(isKnown(a));
  if (typeof a === 'number') return sign * (a - Number(b));
  return sign * String(a).localeCompare(String(b), 'en', { sensitivity: 'base' });
}

const isKnown = (value: SortValue) => value !== undefined && value !== '' && !Number.isNaN(value);

/** Returns the texts of a row as the page shows them, and its amount as a plain number (D310). */
function shownTexts(row: TimedRow, locale: string): readonly string[] {
  const { cb } = row;
  const texts = [row.date, ...row.comments.map(withName)];
  if (isAmount(cb)) texts.push(`${cb > 0 ? '+' : ''}${formatAmount(cb, { locale })}`, String(cb));
  if ('description' in row) return [...texts, row.description];
  const stage = stageOf(row.orderStatus);
  if (stage) texts.push(meanings[stage]);
  if (stage === 'pending' && row.expected) texts.push(row.expected.from, row.expected.to);
  return [...texts, withName(row.method), row.orderStatus];
}

/** Adds a partner's name to its code; other texts stay. */
const withName = (code: string) => `${partnerName(code) ?? ''} ${code}`;
