import { useEffect, useState, type RefObject } from 'react';
import { usePlatform } from '../../../platform/Platform.tsx';

/** How long each banner is shown, in ms. */
export const bannerMs = 8000;

/**
 * Returns the index of the current banner and a setter. Advances on a timer while `moving`, except behind
 * a modal dialog, which hides the banners from screen readers.
 */
export function useAutoAdvance(count: number, moving: boolean, banners: RefObject<Element | null>) {
  const { clock } = usePlatform();
  const [shown, setShown] = useState(0);
  const [skipped, setSkipped] = useState(0);
  useEffect(() => {
    if (!moving) return;
    return clock.after(bannerMs, () => {
      if (banners.current?.closest('[aria-hidden=true]')) setSkipped((times) => times + 1);
      else setShown((at) => (at + 1) % count);
    });
  }, [clock, count, moving, banners, shown, skipped]);
  const step = (by: number) => setShown((at) => (at + by + count) % count);
  return { shown, step };
}
