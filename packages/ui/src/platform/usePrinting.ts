import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is on its way to paper, where what is left out on the screen must show. */
export function usePrinting() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    // The browser draws the paper right after it told: later would be too late.
    const show = (next: boolean) => flushSync(() => setPrinting(next));
    const start = () => show(true);
    const end = () => show(false);
    const follow = () => show(media.matches);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);
  return printing;
}
