import { useEffect, useState } from 'react';

/**
 * Whether the first render is on the page. Until then, hide the content of a live region with `aria-hidden`:
 * screen readers do not announce content that is inserted together with its live region.
 */
export function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
