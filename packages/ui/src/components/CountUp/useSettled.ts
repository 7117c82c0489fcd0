import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../../platform/Platform.tsx';

/**
 * Returns a changed text after it has been stable for `ms`; '' before, and for the initial text.
 */
export function useSettled(text: string, ms: number): string {
  const { clock } = usePlatform();
  const [settled, settle] = useState('');
  const last = useRef(text);

  useEffect(() => {
    if (last.current === text) return;
    return clock.after(ms, () => {
      last.current = text;
      settle(text);
    });
  }, [text, ms, clock]);

  return settled;
}
