import { ConnectionNotice } from '@cb/ui/components/ConnectionNotice';
import { usePlatform } from '@cb/ui/platform/Platform.tsx';
import { useEffect, useState } from 'react';
import { onAnswer } from '../lib/post.ts';
import { onFailure, type Failure } from '../lib/report.ts';
import { probeServer } from '../lib/session.ts';

/** The first wait before the server is tried again, and the longest, in ms. */
const firstWaitMs = 3000;
const longestWaitMs = 30_000;

/**
 * The site-wide notice of decision D3: stands from a failed call or a lost network until a call is
 * answered, and tries the server meanwhile, less and less often.
 */
export function Connection() {
  const { clock } = usePlatform();
  const [lost, setLost] = useState(false);

  useEffect(() => {
    // A push that cannot be read is no sign that the server cannot be reached.
    const onLoss = ({ kind }: Failure) => kind !== 'realtime' && setLost(true);
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
