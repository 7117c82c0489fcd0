import { usePlatform } from '@cb/ui/platform/Platform.tsx';
import { useEffect, useState } from 'react';

/** Whether `ms` have gone by since `begun` became true; at once without `ms`. */
export function useSettled(begun: boolean, ms: number | undefined) {
  const { clock } = usePlatform();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!begun || ms === undefined) return undefined;
    return clock.after(ms, () => setSettled(true));
  }, [clock, begun, ms]);
  return ms === undefined ? begun : settled;
}
