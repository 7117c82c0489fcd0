import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { requireReadable } from '../wire/CallError.ts';
import { wireDate } from '../basics/dates.ts';
import { decodeEntities } from '../basics/textOfHtml.ts';
import { type CallResult, post } from '../wire/post.ts';
import { wireFigure, type WireId } from '../wire/records.ts';
import { ordersKey, transactionsKey } from './balance.ts';
import { storeCbPerSurvey } from './goal.ts';
import { transactionsCall } from './transactionsCall.ts';

const text = v.fallback(v.pipe(v.string(), v.transform(decodeEntities)), '');
const line = v.fallback(v.string(), '');
const comments = v.pipe(
  v.fallback(
    v.union([
      v.array(line),
      v.pipe(
        v.string(),
        v.transform((comment) => [comment]),
      ),
    ]),
    [],
  ),
  v.transform((lines) => lines.map(decodeEntities).filter((comment) => comment.trim() !== '')),
);

/** Missing and malformed fields are empty, so that no transaction of a member's CB is left out. */
export const transaction = v.object({
  TransactionDate: wireDate,
  TransactionType: text,
  cbCount: wireFigure,
  Comments: comments,
});

export const order = v.object({
  PartnerCode: text,
  Status: text,
  CB: wireFigure,
  Comments: comments,
  TimeStamp: wireDate,
});

export type WireTransaction = v.InferOutput<typeof transaction>;
export type WireOrder = v.InferOutput<typeof order>;

/** The newest transactions. Fetched at every opening. */
export const transactionsQuery = (userId: WireId) =>
  queryOptions({
    queryKey: [...transactionsKey, userId],
    queryFn: async ({ signal }) => {
      const result = await post(...transactionsCall(userId), { signal });
      const transactions = readRecords(result).map((record) => v.parse(transaction, record));
      storeCbPerSurvey(userId, transactions);
      return transactions;
    },
    refetchOnMount: 'always',
  });

/** POST /searchOrders without a body (CAL-20). Fetched at every opening. */
export const ordersQuery = (userId: WireId) =>
  queryOptions({
    queryKey: [...ordersKey, userId],
    queryFn: async ({ signal }) => {
      const result = await post('/searchOrders', undefined, { signal });
      return readRecords(result).map((record) => v.parse(order, record));
    },
    refetchOnMount: 'always',
  });

/** Reads the records of a response; anything but an object counts as an object without fields. */
function readRecords(result: CallResult): object[] {
  return requireReadable(result).envelope.data.map((record) =>
    typeof record === 'object' && record !== null ? record : {},
  );
}
