import type { EarningRow, OrderRow } from '@cb/ui/domain/report';
import { readOrderDate } from '../shared/member/placedOrder.ts';
import type { WireOrder, WireTransaction } from '../shared/member/ordersAndTransactions.ts';
import { readDate } from '../shared/basics/dates.ts';

/** The time in ms since 1970, for sorting and filtering; `undefined` if the date does not parse. */
interface Timed {
  readonly at: number | undefined;
}

export type TimedEarning = EarningRow & Timed;
export type TimedOrder = OrderRow & Timed;
export type TimedRow = TimedEarning | TimedOrder;

/** Converts a transaction to a row of the report (TRX-03). */
export function toEarningRow(wire: WireTransaction, id: string, timeZone: string): TimedEarning {
  return {
    ...readDate(wire.TransactionDate, timeZone),
    id,
    description: wire.TransactionType,
    cb: wire.cbCount,
    comments: wire.Comments,
  };
}

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
