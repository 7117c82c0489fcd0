import { useEffect, type RefObject } from 'react';

/** Scrolls a tab to the middle of its row; `scrollIntoView` would also scroll the page. */
function centre(row: HTMLElement, tab: Element) {
  const [around, inside] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += inside.left + inside.width / 2 - around.left - around.width / 2;
}

/**
 * Keeps the selected tab in the middle of its scrolling row, also when the tab's width changes, for
 * example when the font loads. Also centres a tab focused by keyboard, which browsers leave half
 * hidden.
 */
export function useChosenInView(
  row: RefObject<HTMLElement | null>,
  selector: string,
  chosen: string,
) {
  useEffect(() => {
    const list = row.current;
    // The current page may have no tab.
    const tab = list?.querySelector(selector);
    if (!list || !tab) return undefined;
    const observer = new ResizeObserver(() => centre(list, tab));
    observer.observe(tab);
    return () => observer.disconnect();
  }, [row, selector, chosen]);

  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const follow = ({ target }: FocusEvent) => {
      // Not on pointer focus, since the tab would move away under the pointer.
      if (target instanceof Element && target.matches(':focus-visible')) centre(list, target);
    };
    list.addEventListener('focusin', follow);
    return () => list.removeEventListener('focusin', follow);
  }, [row]);
}
