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
  /** How many answers each query had when it was asked again: without another one it is left alone. */
  let asked = new WeakMap<Query, number>();
  const waits = (query: Query) =>
    query.isActive() && isUnanswered(query) && asked.get(query) !== query.state.dataUpdateCount;

  return {
    /** Whether anything will be asked again. */
    isDue: () => client.getQueryCache().getAll().some(waits),
    /** Asks once for each query that failed; what is not shown is asked for when it is. */
    askAgain() {
      const due = client.getQueryCache().findAll({ predicate: waits });
      for (const query of due) asked.set(query, query.state.dataUpdateCount);
      const them = new Set(due);
      void client.refetchQueries({ predicate: (query) => them.has(query) });
    },
    /** The server is out of reach, and not only one of its calls broken: all may be asked again. */
    startOver() {
      asked = new WeakMap();
    },
  };
}
