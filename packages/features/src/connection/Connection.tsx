import { ConnectionNotice } from '@cb/ui/components/ConnectionNotice';
import { usePlatform } from '@cb/ui/platform/Platform.tsx';
import { useEffect, useState } from 'react';
import { onAnswer, saysSessionEnded } from '../lib/post.ts';
import { onFailure, type Failure } from '../lib/report.ts';
import { probeServer } from '../lib/session.ts';

/** The first wait before the server is tried again, and the longest, in ms. */
const firstWaitMs = 3000;
const longestWaitMs = 30_000;

/** A push that cannot be read, and an answer that says that the session ended, came from a server that can be reached. */
const isOutage = (failure: Failure) => failure.kind !== 'realtime' && !saysSessionEnded(failure);

/**
 * The site-wide notice of decision D3: stands from a failed call or a lost network until a call is
 * answered, and tries the server meanwhile, less and less often.
 */
export function Connection() {
  const { clock } = usePlatform();
  const [lost, setLost] = useState(false);

  useEffect(() => {
    const onLoss = (failure: Failure) => isOutage(failure) && setLost(true);
    const stops = [onFailure(onLoss), onAnswer(() => setLost(false))];
    const onOffline = () => setLost(true);
    const onOnline = () => void probeServer();
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);

  useEffect(() => {
    if (!lost) return;
    let cancel = () => {};
    let left = false;
    const wait = (ms: number) => {
      cancel = clock.after(ms, () => {
        void probeServer().then(() => {
          if (!left) wait(Math.min(ms * 2, longestWaitMs));
        });
      });
    };
    wait(firstWaitMs);
    return () => {
      left = true;
      cancel();
    };
  }, [lost, clock]);

  return <ConnectionNotice show={lost} />;
}
