import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page has been hydrated. False while a prerendered page is rendered at build time and
 * hydrated, because its content must be the same for every visitor. True afterwards, and from the start
 * if the page was not prerendered.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
