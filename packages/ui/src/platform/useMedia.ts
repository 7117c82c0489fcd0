import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, so that lists render all of their rows. */
export function usePrinting() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    // The browser prints the page as soon as the event returns, so the update must be synchronous.
    const show = (next: boolean) => flushSync(() => setPrinting(next));
    const start = () => show(true);
    const end = () => show(false);
    const update = () => show(media.matches);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', update);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', update);
    };
  }, []);
  return printing;
}

/**
 * Whether a media query matches, for differences that styles cannot express. False until a prerendered page,
 * which is the same for everyone, is hydrated.
 */
export function useMedia(query: string) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
