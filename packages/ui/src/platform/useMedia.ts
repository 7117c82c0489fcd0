import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, for what cannot be switched with styles alone. False until a prerendered
 * page, which is the same for everybody, is hydrated.
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
