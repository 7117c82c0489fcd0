import { ConnectionNotice } from '@cb/ui/components/ConnectionNotice';
import { usePlatform } from '@cb/ui/platform';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { MemberClientContext } from '../session/memberClient.ts';
import { sessionPath } from '../session/sendSession.ts';
import { type Failure, onFailure } from '../wire/failures.ts';
import { hasReachedServer, onResponse, post } from '../wire/post.ts';
import { createRecovery } from './createRecovery.ts';

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
 * Returns why the server counts as out of reach, `undefined` while it does not, and how often it was reached
 * again. Meanwhile requests the session, at growing intervals and when the network is back.
 */
function useOutage(recovery: ReturnType<typeof createRecovery>) {
  const { clock } = usePlatform();
  const [outage, setOutage] = useState<'network' | 'call'>();
  const [recoveryCount, setRecoveryCount] = useState(0);

  useEffect(() => {
    const onOffline = () => {
      recovery.startOver();
      setOutage('network');
    };
    const stop = onFailure((failure) => {
      if (isOutage(failure)) setOutage((known) => known ?? 'call');
    });
    window.addEventListener('offline', onOffline);
    return () => {
      stop();
      window.removeEventListener('offline', onOffline);
    };
  }, [recovery]);

  useEffect(() => {
    if (!outage) return;
    let cancel = () => {};
    let isOver = false;
    async function probe() {
      if (!hasReachedServer(await post(sessionPath, {}))) recovery.startOver();
    }
    async function probeAgain(waitedMs: number) {
      await probe();
      if (!isOver) probeAfter(Math.min(waitedMs * 2, longestWaitMs));
    }
    function probeAfter(ms: number) {
      cancel = clock.after(ms, () => void probeAgain(ms));
    }
    probeAfter(firstWaitMs);
    const onOnline = () => void probe();
    window.addEventListener('online', onOnline);
    const stop = onResponse(() => {
      setOutage(undefined);
      setRecoveryCount((count) => count + 1);
    });
    return () => {
      isOver = true;
      cancel();
      stop();
      window.removeEventListener('online', onOnline);
    };
  }, [outage, clock, recovery]);

  return { outage, recoveryCount };
}

/**
 * The site-wide notice (D3), from a failed call or a lost network until a call reaches the server. Then it
 * refetches the data that failed to load. It announces a retry only if there is data to refetch, since submits
 * are never resent.
 */
export function Connection() {
  const { client } = use(MemberClientContext);
  const [recovery, setRecovery] = useState(() => createRecovery(client));
  if (recovery.client !== client) setRecovery(createRecovery(client));
  const isDue = useSyncExternalStore(recovery.subscribe, recovery.isDue, () => false);
  const { outage, recoveryCount } = useOutage(recovery);

  // In an effect, because a call is reported shortly before its query has failed.
  useEffect(() => {
    if (recoveryCount > 0) recovery.retryFailed();
  }, [recoveryCount, recovery]);

  return (
    <ConnectionNotice
      show={outage !== undefined}
      tryingAgain={outage === 'network' || isDue}
      isBack={recoveryCount > 0}
    />
  );
}
