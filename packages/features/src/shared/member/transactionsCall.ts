// Separate from the queries, because the head script (`headRequests.ts` of the site) must import little.

/** POST /ListTransactions, the newest 200 (CAL-18, TRX-11, D13). */
export const transactionsCall = (userId: unknown) =>
  [
    '/ListTransactions',
    { UserId: userId, ReferenceId: '', TransactionType: '', Limit: 200, Skip: 0 },
  ] as const;
