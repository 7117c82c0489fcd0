import { usePlatform } from '@cb/ui/platform';
import { useEffect, useEffectEvent, useState } from 'react';

/** Every time zone's midnight is on a quarter of an hour. */
const quarterMs = 900_000;

/**
 * Returns the current time in ms since 1970, for content that depends on today. Updates every quarter of an
 * hour, and so at midnight; when the tab is shown again; and when `renewal` changes, such as the time at which
 * data was fetched.
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
