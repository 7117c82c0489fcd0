import { usePlatform } from '@cb/ui/platform';
import { ringMs } from '@cb/ui/components/ProgressRing';
import { useEffect, useRef, useState } from 'react';

/** How long the button is green after its ring has animated, in ms (PRF-07). */
const flashMs = 3000;

/** Whether the button is green: for about 3 s after the ring has animated to another percentage. */
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
