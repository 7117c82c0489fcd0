import { formatAmount, isAmount } from '@cb/ui/domain/amount';
import { meanings, stageOf } from '@cb/ui/domain/cbEntry';
import { partnerName } from '@cb/ui/domain/partnerNames';
import type { EarningRow, OrderRow, ReportFilter } from '@cb/ui/domain/report';
import { searchFor } from '@cb/ui/domain/text';
import { readOrderDate } from '../shared/member/placedOrder.ts';
import type { WireOrder, WireTransaction } from '../shared/member/ordersAndTransactions.ts';
import { readDate } from '../shared/basics/dates.ts';

/** The time in ms since 1970, for sorting and filtering; `undefined` if the date does not parse. */
interface Timed {
  readonly at: number | undefined;
}

export type TimedEarning = EarningRow & Timed;
export type TimedOrder = OrderRow & Timed;

/** Converts a transaction to a row of the report (TRX-03). */
export const toEarningRow = (
  wire: WireTransaction,
  id: string,
  timeZone: string,
): TimedEarning => ({
  ...readDate(wire.TransactionDate, timeZone),
  id,
  description: wire.TransactionType,
  cb: wire.cbCount,
  comments: wire.Comments,
});

/** Converts a redemption order to a row of the report (TRX-04). */
export function toOrderRow(wire: WireOrder, id: string, timeZone: string): TimedOrder {
  return {
    ...readOrderDate(wire.TimeStamp, timeZone),
    id,
    method: wire.PartnerCode,
    orderStatus: wire.Status,
    cb: wire.CB,
    comments: wire.Comments,
  };
}

type TimedRow = TimedEarning | TimedOrder;

// Each is undefined for a row without the column.
const descriptionOf = (row: TimedRow) => ('description' in row ? row.description : undefined);
const methodOf = (row: TimedRow) => ('method' in row ? row.method : undefined);
const statusOf = (row: TimedRow) => ('orderStatus' in row ? row.orderStatus : undefined);

/** The values that columns are sorted by: texts ignoring case, numbers unchanged. */
const sortKeys: Readonly<Record<string, (row: TimedRow) => string | number | undefined>> = {
  date: ({ at }) => at,
  amount: ({ cb }) => cb,
  description: descriptionOf,
  method: methodOf,
  status: statusOf,
  comments: ({ comments }) => comments.join(' '),
};

const dayMs = 86_400_000;

/** Returns the rows that match the filter, sorted by it, or in the original order without a sort. */
export function select<Row extends TimedRow>(
  rows: readonly Row[],
  { text, days, sort }: ReportFilter,
  now: number,
  locale: string,
): readonly Row[] {
  const isFound = searchFor(text);
  const matching = rows.filter(
    (row) =>
      (days === undefined || (row.at ?? -Infinity) >= now - days * dayMs) &&
      (text === '' || isFound(shownTexts(row, locale))),
  );
  const key = sort && sortKeys[sort.column];
  if (!key) return matching;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return matching.toSorted((one, other) => compare(key(one), key(other), sign));
}

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

const withName = (code: string) => `${partnerName(code) ?? ''} ${code}`;

/** Compares two values; unknown ones are last in either direction. */
function compare(one: string | number | undefined, other: typeof one, sign: number): number {
  const [oneKnown, otherKnown] = [isKnown(one), isKnown(other)];
  if (!oneKnown || !otherKnown) return Number(otherKnown) - Number(oneKnown);
  if (typeof one === 'number') return sign * (one - Number(other));
  return sign * String(one).localeCompare(String(other), 'en', { sensitivity: 'base' });
}

const isKnown = (value: string | number | undefined) =>
  value !== undefined && value !== '' && !Number.isNaN(value);
