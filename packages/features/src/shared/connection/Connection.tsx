import { ConnectionNotice } from '@cb/ui/components/ConnectionNotice';
import { usePlatform } from '@cb/ui/platform';
import type { Query, QueryClient } from '@tanstack/react-query';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { MemberClientContext } from '../session/memberClient.ts';
import { sessionPath } from '../session/sendSession.ts';
import { CallError } from '../wire/CallError.ts';
import { type Failure, onFailure } from '../wire/failures.ts';
import { hasReachedServer, onResponse, post } from '../wire/post.ts';

/** Whether a query has failed because there was no usable response. */
function hasNoResponse({ state: { status, error } }: Query): boolean {
  if (status !== 'error' || !(error instanceof CallError)) return false;
  return !hasReachedServer(error.result);
}

/** Refetches the queries that failed while the server could not be reached (D3); a visitor has none. */
export function createRecovery(client: QueryClient | undefined) {
  const cache = client?.getQueryCache();
  /** How many responses each query had at its last retry; it is not retried again before the next one. */
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
        // A failure has been reported.
        query.fetch().catch(() => {});
      }
    },
    /** Call this when the server cannot be reached at all: every query may be retried again. */
    startOver() {
      responsesAtRetry = new WeakMap();
    },
  };
}

/** The first and the longest delay before the next attempt to reach the server, in ms. */
const firstWaitMs = 3000;
const longestWaitMs = 30_000;

/**
 * Whether a failure suggests that the server cannot be reached. An unreadable push or record, and a
 * response that says that the session ended, came from a reachable server.
 */
const isOutage = (failure: Failure) =>
  failure.kind !== 'realtime' && failure.reason !== 'unexpected-data' && !hasReachedServer(failure);

/**
 * The site-wide notice (D3): shown from a failed call or a lost network until a call reaches the
 * server. Meanwhile it requests the session, at growing intervals. Afterwards it refetches the data that
 * failed to load. It announces a retry only if there is data to refetch, since submits are never resent.
 */
export function Connection() {
  const { clock } = usePlatform();
  const { client } = use(MemberClientContext);
  const [recovery, setRecovery] = useState(() => createRecovery(client));
  if (recovery.client !== client) setRecovery(createRecovery(client));
  const isDue = useSyncExternalStore(recovery.subscribe, recovery.isDue, () => false);
  const [lost, setLost] = useState<'network' | 'call'>();
  const [recoveries, setRecoveries] = useState(0);

  useEffect(() => {
    const onOffline = () => {
      recovery.startOver();
      setLost('network');
    };
    const stop = onFailure((failure) => {
      if (isOutage(failure)) setLost((known) => known ?? 'call');
    });
    window.addEventListener('offline', onOffline);
    return () => {
      stop();
      window.removeEventListener('offline', onOffline);
    };
  }, [recovery]);

  useEffect(() => {
    if (!lost) return;
    let cancel = () => {};
    let left = false;
    async function probe() {
      if (!hasReachedServer(await post(sessionPath, {}))) recovery.startOver();
    }
    function wait(ms: number) {
      cancel = clock.after(ms, () => {
        void probe().then(() => left || wait(Math.min(ms * 2, longestWaitMs)));
      });
    }
    wait(firstWaitMs);
    const onOnline = () => void probe();
    window.addEventListener('online', onOnline);
    const stop = onResponse(() => {
      setLost(undefined);
      setRecoveries((count) => count + 1);
    });
    return () => {
      left = true;
      cancel();
      stop();
      window.removeEventListener('online', onOnline);
    };
  }, [lost, clock, recovery]);

  // In an effect, because a call is reported shortly before its query has failed.
  useEffect(() => {
    if (recoveries > 0) recovery.retryFailed();
  }, [recoveries, recovery]);

  return (
    <ConnectionNotice
      show={lost !== undefined}
      tryingAgain={lost === 'network' || isDue}
      isBack={recoveries > 0}
    />
  );
}
