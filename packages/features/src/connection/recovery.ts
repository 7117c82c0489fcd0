import type { Query, QueryClient } from '@tanstack/react-query';
import { CallError } from '../wire/CallError.ts';
import { saysSessionEnded } from '../wire/post.ts';

/** Whether a query has failed because there was no usable answer. */
function isUnanswered({ state: { status, error } }: Query): boolean {
  if (status !== 'error' || !(error instanceof CallError)) return false;
  return error.result.kind !== 'answered' && !saysSessionEnded(error.result);
}

/** Refetches the queries that failed while the server could not be reached (D3). */
export function createRecovery(client: QueryClient) {
  /**
   * The number of answers of each query at its last retry; it is not retried again without a new
   * one.
   */
  let asked = new WeakMap<Query, number>();
  const awaitsRetry = (query: Query) =>
    query.isActive() && isUnanswered(query) && asked.get(query) !== query.state.dataUpdateCount;

  return {
    /** Whether any query is due to be refetched. */
    isDue: () => client.getQueryCache().getAll().some(awaitsRetry),
    /** Refetches each failed query once. Inactive ones are fetched when they are used again. */
    askAgain() {
      const due = client.getQueryCache().findAll({ predicate: awaitsRetry });
      for (const query of due) asked.set(query, query.state.dataUpdateCount);
      const dueSet = new Set(due);
      void client.refetchQueries({ predicate: (query) => dueSet.has(query) });
    },
    /** Call this when the server cannot be reached at all: every query may be retried again. */
    startOver() {
      asked = new WeakMap();
    },
  };
}
