import { usePlatform } from '@cb/ui/platform';
import { useEffect, useEffectEvent, useState } from 'react';

/** A quarter of an hour, on which every time zone's midnight is. */
const quarterMs = 900_000;

/**
 * Returns the current time in ms since 1970, for content that depends on today. Updates on every quarter of an
 * hour, and so at midnight, and when the tab is shown again.
 *
 * @param refreshKey Also updates the time when it changes, such as the time at which data was fetched.
 */
export function useNow(refreshKey?: unknown): number {
  const { clock } = usePlatform();
  const [now, setNow] = useState(() => clock.now());
  const update = useEffectEvent(() => setNow(clock.now()));

  useEffect(() => update(), [refreshKey]);
  useEffect(() => clock.after(quarterMs - (clock.now() % quarterMs), () => update()), [clock, now]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && update();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  return now;
}
