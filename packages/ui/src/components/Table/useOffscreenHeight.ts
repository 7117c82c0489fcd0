import { useEffect, useRef, useState } from 'react';
import { usePrinting } from '../../platform/usePrinting.ts';

/** The distance from the viewport that counts as far, so that scrolling shows no gap. */
const far = '4000px';

/**
 * Returns the height in px that replaces an element's content while it is far off screen. Returns
 * `undefined` while it is near, has the focus or is printed, and if `mayUnmount` is false.
 */
export function useOffscreenHeight(mayUnmount: boolean) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const part = ref.current;
    if (!mayUnmount || !part) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        const stays = last.isIntersecting || part.contains(document.activeElement);
        setHeight(stays ? undefined : last.boundingClientRect.height);
      },
      // scrollMargin is for a list inside a scroll container.
      { rootMargin: far, scrollMargin: far },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [mayUnmount]);

  return { ref, height: usePrinting() ? undefined : height };
}
