import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../../platform/Platform.tsx';
import { reducedMotion } from '../../theme/media.ts';

/** The duration of the whole count, in ms, regardless of the difference. */
export const countUpMs = 240;
const frameMs = 16;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Animates a number in whole steps; jumps for less than one, under reduced motion and for NaN. */
export function useCountUp(target: number): number {
  const { clock } = usePlatform();
  const [shown, show] = useState(target);
  const latest = useRef(target);

  useEffect(() => {
    const from = latest.current;
    const set = (value: number) => {
      latest.current = value;
      show(value);
    };
    const still = window.matchMedia(reducedMotion).matches;
    const way = target - from;
    if (still || !Number.isFinite(way) || Math.abs(way) < 1) {
      set(target);
      return;
    }
    const startedAt = clock.now();
    let cancel = clock.after(frameMs, step);
    function step() {
      const part = Math.min(1, (clock.now() - startedAt) / countUpMs);
      set(part === 1 ? target : Math.trunc(from + way * easeOut(part)));
      if (part < 1) cancel = clock.after(frameMs, step);
    }
    return () => cancel();
  }, [target, clock]);

  return shown;
}
