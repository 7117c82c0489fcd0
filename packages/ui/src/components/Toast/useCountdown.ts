import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePlatform } from '../../platform/Platform.tsx';

/** How often the time left is shown anew, in ms. */
const tickMs = 200;

/**
 * Counts `total` ms down, standing still while paused, then calls `onEnd`. A total of 0 never ends.
 * Gives the part of the time that is left, 0..1.
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
