import { useCallback, useRef } from 'react';

/**
 * Runs one task at a time: a call while another still runs does nothing. Guards what must not be
 * sent twice by a double click, or by Enter and a click.
 */
export function useExclusive() {
  const running = useRef(false);
  return useCallback(async (task: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    try {
      await task();
    } finally {
      running.current = false;
    }
  }, []);
}
