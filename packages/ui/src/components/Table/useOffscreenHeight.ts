import { useEffect, useRef, useState } from 'react';
import { usePrinting } from '../../platform/usePrinting.ts';

/** How far from what is visible, so that scrolling meets no gap. */
const far = '4000px';

/**
 * The height in px of a part that is far from what is visible, for a place of that height to stand
 * in for it; `undefined` while it is near, holds the focus or is printed, and where `mayLeave` is false.
 */
export function useOffscreenHeight(mayLeave: boolean) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const part = ref.current;
    if (!mayLeave || !part) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        const stays = last.isIntersecting || part.contains(document.activeElement);
        setHeight(stays ? undefined : last.boundingClientRect.height);
      },
      // The second is for a list in a panel that scrolls by itself.
      { rootMargin: far, scrollMargin: far },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [mayLeave]);

  return { ref, height: usePrinting() ? undefined : height };
}
