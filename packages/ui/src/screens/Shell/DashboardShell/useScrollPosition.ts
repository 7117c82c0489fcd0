import { type RefObject, useLayoutEffect, useRef } from 'react';

/** An entry of the browser's history. */
export interface Visit {
  /** The path of the page. */
  readonly path: string;
  /** Identifies the entry. */
  readonly key: string;
  /** Whether the member went back or forward to it. */
  readonly isReturn: boolean;
}

/** The events with which the member may scroll, which end the restoration of a position. */
const scrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Starts a new page at its top, and restores the position of one that the member goes back to. Browsers
 * do this for the document, but in a wide window the area within it scrolls (SHL-02).
 */
export function useScrollPosition(
  area: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { path, key, isReturn }: Visit,
) {
  const positions = useRef(new Map<string, number>());
  const shownPage = useRef({ path, key });

  useLayoutEffect(() => {
    const save = () => void positions.current.set(shownPage.current.key, topOf(area.current));
    // Scroll events do not bubble, so both the area's and the document's are captured.
    window.addEventListener('scroll', save, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', save, { capture: true });
  }, [area]);

  useLayoutEffect(() => {
    const isSamePage = shownPage.current.path === path;
    shownPage.current = { path, key };
    if (isSamePage) return undefined;
    const top = isReturn ? (positions.current.get(key) ?? 0) : 0;
    scrollBoth(area.current, top);
    return top > 0 ? restoreWhileGrowing(top, area.current, content.current) : undefined;
  }, [area, content, path, key, isReturn]);
}

/** Returns the scroll position of the area or the document, of which only one scrolls. */
const topOf = (area: HTMLElement | null) => Math.max(area?.scrollTop ?? 0, window.scrollY);

function scrollBoth(area: HTMLElement | null, top: number) {
  area?.scrollTo(0, top);
  window.scrollTo(0, top);
}

/** Scrolls to a position again whenever the content grows, until the member scrolls. */
function restoreWhileGrowing(top: number, area: HTMLElement | null, content: HTMLElement | null) {
  const observer = new ResizeObserver(() => {
    scrollBoth(area, top);
    if (topOf(area) >= top) stop();
  });
  function stop() {
    observer.disconnect();
    for (const event of scrollEvents) window.removeEventListener(event, stop);
  }
  for (const event of scrollEvents) window.addEventListener(event, stop, { passive: true });
  if (content) observer.observe(content);
  return stop;
}
