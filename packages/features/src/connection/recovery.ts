import type { Query, QueryClient } from '@tanstack/react-query';
import { CallError } from '../wire/CallError.ts';
import { saysSessionEnded } from '../wire/post.ts';

/** Whether a query has failed because no answer came that can be used. */
function isUnanswered({ state: { status, error } }: Query): boolean {
  if (status !== 'error' || !(error instanceof CallError)) return false;
  return error.result.kind !== 'answered' && !saysSessionEnded(error.result);
}

/** Asks again for what failed while the server was out of reach (D3). */
export function createRecovery(client: QueryClient) {
  /** How many answers each query had when it was last asked again; without a new one it is not asked twice. */
  let asked = new WeakMap<Query, number>();
  const awaitsRetry = (query: Query) =>
    query.isActive() && isUnanswered(query) && asked.get(query) !== query.state.dataUpdateCount;

  return {
    /** Whether anything will be asked again. */
    isDue: () => client.getQueryCache().getAll().some(awaitsRetry),
    /** Asks once for each query that failed; what is not shown is asked for when it is. */
    askAgain() {
      const due = client.getQueryCache().findAll({ predicate: awaitsRetry });
      for (const query of due) asked.set(query, query.state.dataUpdateCount);
      const dueSet = new Set(due);
      void client.refetchQueries({ predicate: (query) => dueSet.has(query) });
    },
    /** Call it when the server cannot be reached at all: every query may be asked again. */
    startOver() {
      asked = new WeakMap();
    },
  };
}
