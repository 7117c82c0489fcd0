import { ConnectionNotice } from '@cb/ui/components/ConnectionNotice';
import { usePlatform } from '@cb/ui/platform';
import { use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onAnswer, saysSessionEnded } from '../wire/post.ts';
import { onFailure, type Failure } from '../wire/failures.ts';
import { MemberClientContext } from '../member/memberClient.ts';
import { probeServer } from '../member/probeServer.ts';
import { createRecovery } from './recovery.ts';

/** The first and the longest delay before the next attempt to reach the server, in ms. */
const firstWaitMs = 3000;
const longestWaitMs = 30_000;

/**
 * Whether a failure suggests that the server cannot be reached. An unreadable push, and an answer
 * that says that the session ended, came from a reachable server.
 */
const isOutage = (failure: Failure) => failure.kind !== 'realtime' && !saysSessionEnded(failure);

/**
 * The site-wide notice of decision D3: shown from a failed call or a lost network until a call is
 * answered. Meanwhile it probes the server, at growing intervals. Data that failed to load is then
 * refetched. It announces a retry only if there is data to refetch, since submits are never resent.
 */
export function Connection() {
  const { clock } = usePlatform();
  const { client } = use(MemberClientContext);
  const recovery = useMemo(() => client && createRecovery(client), [client]);
  const [lost, setLost] = useState<'network' | 'call'>();
  const [recoveries, setRecoveries] = useState(0);

  useEffect(() => {
    let out = false;
    const onLoss = (what: 'network' | 'call') => {
      out = true;
      setLost((known) => (known === 'network' ? known : what));
    };
    const onOffline = () => {
      recovery?.startOver();
      onLoss('network');
    };
    const onOnline = () => void probeServer();
    const stops = [
      onFailure((failure) => isOutage(failure) && onLoss('call')),
      onAnswer(() => {
        if (!out) return;
        out = false;
        setLost(undefined);
        setRecoveries((count) => count + 1);
      }),
    ];
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, [recovery]);

  useEffect(() => {
    if (!lost) return;
    let cancel = () => {};
    let left = false;
    const wait = (ms: number) => {
      cancel = clock.after(ms, () => {
        void probeServer().then((result) => {
          if (result.kind !== 'answered') recovery?.startOver();
          if (!left) wait(Math.min(ms * 2, longestWaitMs));
        });
      });
    };
    wait(firstWaitMs);
    return () => {
      left = true;
      cancel();
    };
  }, [lost, clock, recovery]);

  // In an effect, because a call is reported shortly before its query has failed.
  useEffect(() => {
    if (recoveries > 0) recovery?.askAgain();
  }, [recoveries, recovery]);

  const subscribe = useCallback(
    // Deferred, because rendering a component may add a query.
    (onChange: () => void) =>
      client?.getQueryCache().subscribe(() => queueMicrotask(onChange)) ?? (() => {}),
    [client],
  );
  const isDue = useSyncExternalStore(
    subscribe,
    () => recovery?.isDue() ?? false,
    () => false,
  );
  return (
    <ConnectionNotice
      show={lost !== undefined}
      tryingAgain={lost === 'network' || isDue}
      isBack={recoveries > 0}
    />
  );
}
