import type { EarningRow, OrderRow } from '@cb/ui/domain/report';
import { expectedDelivery } from '../member/orders/placedOrder.ts';
import { readInstant, unparsedDate, writeReportDate } from '../wire/dates.ts';
import type { WireOrder, WireTransaction } from '../member/orders/reports.ts';

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
  ...toDates(wire.TransactionDate, timeZone),
  id,
  description: wire.TransactionType,
  cb: wire.cbCount,
  comments: wire.Comments,
});

/** Converts a redemption order to a row of the report (TRX-04). */
export function toOrderRow(wire: WireOrder, id: string, timeZone: string): TimedOrder {
  const dates = toDates(wire.TimeStamp, timeZone);
  return {
    ...dates,
    id,
    method: wire.PartnerCode,
    orderStatus: wire.Status,
    expected: dates.at === undefined ? undefined : expectedDelivery(dates.at, timeZone),
    cb: wire.CB,
    comments: wire.Comments,
  };
}

function toDates(value: unknown, timeZone: string) {
  const at = readInstant(value);
  return { at, date: at === undefined ? unparsedDate(value) : writeReportDate(at, timeZone) };
}
