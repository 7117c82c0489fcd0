import { usePlatform } from '@cb/ui/platform';
import { useEffect, useState } from 'react';

/** Class names that are hidden by the common filter lists. */
const baitClass = 'ad ads adsbox ad-banner ad-placement pub_300x250 textads';

/** When the bait is checked, in ms: style sheets act at once, a blocker's scripts later. */
const looksAt = [100, 1500];

/** Detects an ad blocker, which hides or removes an element that looks like an ad (D49). */
export function useAdBlocker(): 'clear' | 'blocked' {
  const { clock } = usePlatform();
  const [blocked, setBlocked] = useState(false);

  useEffect(() => {
    const bait = layBait();
    const look = () => {
      if (isGone(bait)) setBlocked(true);
    };
    const cancels = looksAt.map((ms) => clock.after(ms, look));
    return () => {
      for (const cancel of cancels) cancel();
      bait.remove();
    };
  }, [clock]);

  return blocked ? 'blocked' : 'clear';
}

function layBait() {
  const bait = document.createElement('div');
  bait.className = baitClass;
  bait.setAttribute('aria-hidden', 'true');
  bait.style.cssText =
    'position: fixed; left: -100px; top: 0; width: 10px; height: 10px; pointer-events: none';
  document.body.append(bait);
  return bait;
}

function isGone(bait: HTMLElement) {
  if (!bait.isConnected || bait.offsetHeight === 0) return true;
  return getComputedStyle(bait).visibility === 'hidden';
}
