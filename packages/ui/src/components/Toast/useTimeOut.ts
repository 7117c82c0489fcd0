import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlatform } from '../../platform/Platform.tsx';

/** Calls `onEnd` after `total` ms in which it was not paused; a total of 0 never ends. */
export function useTimeOut(total: number, paused: boolean, onEnd: () => void) {
  const { clock } = usePlatform();
  const left = useRef(total);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (total === 0 || paused) return;
    const startedAt = clock.now();
    const cancel = clock.after(left.current, () => end());
    return () => {
      left.current -= clock.now() - startedAt;
      cancel();
    };
  }, [total, paused, clock]);
}
