import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePlatform } from '../../platform/Platform.tsx';

/** The interval between updates, in ms. */
const tickMs = 200;

/**
 * Counts down `total` ms, except while paused, then calls `onEnd`; a total of 0 never ends. Returns
 * the remaining fraction, 0..1.
 */
export function useCountdown(total: number, paused: boolean, onEnd: () => void): number {
  const { clock } = usePlatform();
  const left = useRef(total);
  const [part, setPart] = useState(1);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (total === 0 || paused) return;
    const startedAt = clock.now();
    const leftAtStart = left.current;
    const leftNow = () => Math.max(0, leftAtStart - (clock.now() - startedAt));
    function tick() {
      setPart(leftNow() / total);
      cancelTick = clock.after(tickMs, tick);
    }
    let cancelTick = clock.after(tickMs, tick);
    const cancelEnd = clock.after(leftAtStart, () => {
      cancelTick();
      end();
    });
    return () => {
      left.current = leftNow();
      cancelTick();
      cancelEnd();
    };
  }, [total, paused, clock]);

  return part;
}
