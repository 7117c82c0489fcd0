import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePlatform } from '../../../platform/Platform.tsx';
import { reducedMotion } from '../../../theme/media.ts';

/** How long each banner is shown, in ms. */
export const bannerMs = 8000;

function subscribe(onChange: () => void) {
  const media = window.matchMedia(reducedMotion);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

const isStill = () => window.matchMedia(reducedMotion).matches;

/** A prerendered page is the same for everybody. */
const isStillDrawn = () => false;

/** Whether the member prefers reduced motion; updates when the setting changes. */
export const useStill = () => useSyncExternalStore(subscribe, isStill, isStillDrawn);

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
