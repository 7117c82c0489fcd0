import { useEffect, useState } from 'react';
import { usePlatform } from '../../../platform/Platform.tsx';

/** How long each banner is shown, in ms. */
export const bannerMs = 8000;

/** Returns the index of the current banner and a setter. Advances on a timer while `moving`. */
export function useAutoAdvance(count: number, moving: boolean) {
  const { clock } = usePlatform();
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!moving) return;
    return clock.after(bannerMs, () => setShown((at) => (at + 1) % count));
  }, [clock, count, moving, shown]);
  const step = (by: number) => setShown((at) => (at + by + count) % count);
  return { shown, step };
}
