import type { Query, QueryClient } from '@tanstack/react-query';
import { CallError } from '../wire/CallError.ts';
import { saysSessionEnded } from '../wire/post.ts';

/** Whether a query has failed because there was no usable answer. */
function isUnanswered({ state: { status, error } }: Query): boolean {
  if (status !== 'error' || !(error instanceof CallError)) return false;
  return error.result.kind !== 'answered' && !saysSessionEnded(error.result);
}

/** Refetches the queries that failed while the server could not be reached (D3); a visitor has none. */
export function createRecovery(client: QueryClient | undefined) {
  const cache = client?.getQueryCache();
  /** The number of answers of each query at its last retry; another retry needs a new one. */
  let asked = new WeakMap<Query, number>();
  const awaitsRetry = (query: Query) =>
    query.isActive() && isUnanswered(query) && asked.get(query) !== query.state.dataUpdateCount;

  return {
    /** Whether any query is due to be refetched. */
    isDue: () => cache?.getAll().some(awaitsRetry) ?? false,
    /** Calls back when that may have changed; later, because rendering a component may add a query. */
    subscribe: (onChange: () => void) =>
      cache?.subscribe(() => queueMicrotask(onChange)) ?? (() => {}),
    /** Refetches each failed query once. Inactive ones are fetched when they are used again. */
    askAgain() {
      for (const query of cache?.findAll({ predicate: awaitsRetry }) ?? []) {
        asked.set(query, query.state.dataUpdateCount);
        // A failure has been reported.
        query.fetch().catch(() => {});
      }
    },
    /** Call this when the server cannot be reached at all: every query may be retried again. */
    startOver() {
      asked = new WeakMap();
    },
  };
}
