import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, which must include rows that are not mounted on screen. */
export function usePrinting() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    // The browser prints the page as soon as the event returns, so the update must be synchronous.
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
