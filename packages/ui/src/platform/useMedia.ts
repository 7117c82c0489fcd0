import { useCallback, useSyncExternalStore } from 'react';

/** A prerendered page is the same for everybody. */
const isPrerendered = () => false;

/**
 * Whether a media query matches, for what cannot be switched with styles alone. False while a
 * prerendered page is rendered at build time and hydrated.
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
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, isPrerendered);
}
