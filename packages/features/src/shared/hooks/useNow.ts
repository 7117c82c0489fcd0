import { usePlatform } from '@cb/ui/platform';
import { useEffect, useEffectEvent, useState } from 'react';

/** Every time zone's midnight is on a quarter of an hour. */
const quarterMs = 900_000;

/**
 * Returns the current instant for what depends on today, in ms since 1970. It follows the clock every quarter
 * of an hour, so at each midnight, when the tab is shown again, and when `renewal` changes, such as the time
 * of the data beside it.
 */
export function useNow(renewal?: unknown): number {
  const { clock } = usePlatform();
  const [now, setNow] = useState(() => clock.now());
  const renew = useEffectEvent(() => setNow(clock.now()));

  useEffect(() => renew(), [renewal]);
  useEffect(() => clock.after(quarterMs - (clock.now() % quarterMs), () => renew()), [clock, now]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && renew();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  return now;
}
