import { failure, success } from './envelopes.ts';
import type { LedgerEntry, Order } from '../world/records.ts';
import { ordersOf } from '../world/orders.ts';
import { isPage, number, text, type Call } from './call.ts';
import { membersPost } from './membersPost.ts';

/** Transactions and redemption orders, newest first (CAL-18, CAL-20). */
export const reportCalls: readonly Call[] = [
  membersPost('/ListTransactions', 'records', ({ world, body, member }) => {
    const [limit, skip] = [number(body, 'Limit'), number(body, 'Skip')];
    if (!isPage(limit, skip)) {
      const refusal = failure('INVALID_INPUT', 'Limit must be over 0 and Skip 0 or more.');
      return { envelope: refusal, status: 400 };
    }
    const [id, type] = [text(body, 'ReferenceId'), text(body, 'TransactionType')];
    const page = world.state.ledger
      .filter(({ userId }) => userId === member.id)
      .filter((entry) => (id === '' || entry.id === id) && (type === '' || entry.kind === type))
      .toReversed()
      .slice(skip, skip + limit);
    return { envelope: success(page.map(transactionToWire)) };
  }),

  membersPost('/searchOrders', 'records', ({ world, member }) => ({
    envelope: success(ordersOf(world, member.id).map(orderToWire)),
  })),
];

function transactionToWire({ at, description, amount, comments }: LedgerEntry) {
  return {
    TransactionDate: new Date(at).toISOString(),
    TransactionType: description,
    cbCount: amount,
    Comments: comments,
  };
}

/** Maps an order to the wire, as reports and the list of legacy redemptions send it. */
export function orderToWire({ at, method, status, cb, comments }: Order) {
  return {
    PartnerCode: method,
    Status: status,
    CB: cb,
    Comments: comments,
    TimeStamp: new Date(at).toISOString(),
  };
}
