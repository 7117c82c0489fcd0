import { usePlatform } from '@cb/ui/platform';
import { ringMs } from '@cb/ui/components/ProgressRing';
import { useEffect, useRef, useState } from 'react';

/** How long the button is green after its ring has moved, in ms (PRF-07). */
const flashMs = 3000;

/** True for about 3 s after the ring has animated to another percent. */
export function useFlash(percent: number | undefined): boolean {
  const { clock } = usePlatform();
  const [flashing, setFlashing] = useState(false);
  const animatedTo = useRef(0);

  useEffect(() => {
    if (percent === undefined || percent === animatedTo.current) return undefined;
    let cancel = clock.after(ringMs, () => {
      animatedTo.current = percent;
      setFlashing(true);
      cancel = clock.after(flashMs, () => setFlashing(false));
    });
    return () => {
      cancel();
      setFlashing(false);
    };
  }, [percent, clock]);

  return flashing;
}
