import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../../platform/Platform.tsx';

/** The text once it has changed and rested for `ms`; empty until then. The first one is not news. */
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
