import { useEffect, type RefObject } from 'react';

/**
 * Scrolls a row so that its chosen tab stands in the middle, and again when the tab's width
 * changes, as it does when the font arrives.
 */
export function useChosenInView(
  row: RefObject<HTMLElement | null>,
  selector: string,
  chosen: string,
) {
  useEffect(() => {
    const list = row.current;
    const tab = list?.querySelector(selector);
    if (!list || !tab) return undefined;
    // scrollIntoView would move the page as well.
    const observer = new ResizeObserver(() => {
      const [around, inside] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
      list.scrollLeft += inside.left + inside.width / 2 - around.left - around.width / 2;
    });
    observer.observe(tab);
    return () => observer.disconnect();
  }, [row, selector, chosen]);
}
