import { usePlatform } from '@cb/ui/platform';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Returns whether the page was idle at any time since the mount: without a query in flight, and without other work. */
export function useIdle(): boolean {
  const { whenIdle } = usePlatform();
  const isBusy = useIsFetching() > 0;
  const [wasIdle, setWasIdle] = useState(false);
  useEffect(() => {
    if (isBusy || wasIdle) return undefined;
    return whenIdle(() => setWasIdle(true));
  }, [isBusy, wasIdle, whenIdle]);
  return wasIdle;
}
