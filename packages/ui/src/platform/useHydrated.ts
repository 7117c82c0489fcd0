import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a page is drawn that has to be the same for every visitor: at build time, and when React
 * takes over what was drawn there. True from the next drawing on, and where nothing was drawn before.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
