import { useEffect, useState } from 'react';
import { usePlatform } from '../../../platform/Platform.tsx';
import { reducedMotion } from '../../../theme/media.ts';

/** How long each banner is shown, in ms. */
export const bannerMs = 8000;

/** Whether the member prefers reduced motion; updates when the setting changes. */
export function useStill() {
  const [still, setStill] = useState(() => window.matchMedia(reducedMotion).matches);
  useEffect(() => {
    const media = window.matchMedia(reducedMotion);
    const follow = () => setStill(media.matches);
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return still;
}

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
