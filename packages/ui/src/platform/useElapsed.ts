import { useEffect, useState } from 'react';
import { usePlatform } from './Platform.tsx';

/** Returns whether `active` has been true for `ms` without interruption. Without `ms` there is no delay. */
export function useElapsed(active: boolean, ms: number | undefined): boolean {
  const { clock } = usePlatform();
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!active || ms === undefined) return;
    const cancel = clock.after(ms, () => setPassed(true));
    return () => {
      cancel();
      setPassed(false);
    };
  }, [active, ms, clock]);
  return active && (passed || ms === undefined);
}
