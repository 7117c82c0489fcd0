import { useEffect, useState } from 'react';
import { usePlatform } from '../../platform/Platform.tsx';

/** The loading time after which the delay is explained, in ms. */
const longMs = 10_000;

/** Shown when loading takes long. */
export const takesLong = 'This is taking longer than usual.';

/** Whether something has been loading for 10 s. */
export function useTakesLong(loading: boolean): boolean {
  const { clock } = usePlatform();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const cancel = clock.after(longMs, () => setLate(true));
    return () => {
      cancel();
      setLate(false);
    };
  }, [clock, loading]);
  return loading && late;
}
