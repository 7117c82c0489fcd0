import type { Query, QueryClient } from '@tanstack/react-query';
import { CallError } from '../wire/CallError.ts';
import { hasReachedServer } from '../wire/post.ts';

/** Whether a query has failed because there was no usable response. */
function hasNoResponse({ state: { status, error } }: Query): boolean {
  if (status !== 'error' || !(error instanceof CallError)) return false;
  return !hasReachedServer(error.result);
}

/**
 * Creates the retries of a client's queries that failed while the server could not be reached (D3). Without a
 * client, as for visitors, there are none.
 */
export function createRecovery(client: QueryClient | undefined) {
  const cache = client?.getQueryCache();
  /** The number of responses of each query at its last retry. No query is retried twice without a response. */
  let responsesAtRetry = new WeakMap<Query, number>();
  const awaitsRetry = (query: Query) =>
    query.isActive() &&
    hasNoResponse(query) &&
    responsesAtRetry.get(query) !== query.state.dataUpdateCount;

  return {
    client,
    /** Whether any query is due to be refetched. */
    isDue: () => cache?.getAll().some(awaitsRetry) ?? false,
    /** Notifies of changes of `isDue` in a microtask, because rendering a component may add a query. */
    subscribe: (onChange: () => void) =>
      cache?.subscribe(() => queueMicrotask(onChange)) ?? (() => {}),
    /** Refetches each failed query once. Inactive ones are fetched when they are used again. */
    retryFailed() {
      for (const query of cache?.findAll({ predicate: awaitsRetry }) ?? []) {
        responsesAtRetry.set(query, query.state.dataUpdateCount);
        // The call itself reports a failure.
        query.fetch().catch(() => {});
      }
    },
    /** Allows each query another retry. Call this when the server cannot be reached at all. */
    startOver() {
      responsesAtRetry = new WeakMap();
    },
  };
}
