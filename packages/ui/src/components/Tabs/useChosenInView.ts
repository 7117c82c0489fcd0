import { useEffect, type RefObject } from 'react';

/** Scrolls a row so that one of its tabs stands in the middle; scrollIntoView would move the page as well. */
function centre(row: HTMLElement, tab: Element) {
  const [around, inside] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += inside.left + inside.width / 2 - around.left - around.width / 2;
}

/**
 * Keeps the chosen tab of a row in its middle, also when the tab's width changes, as it does when
 * the font arrives; and the tab that the keyboard comes to, which browsers leave half out of sight.
 */
export function useChosenInView(
  row: RefObject<HTMLElement | null>,
  selector: string,
  chosen: string,
) {
  useEffect(() => {
    const list = row.current;
    // A page may have no tab of its own.
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
      // Not for a press, from which the tab would slip away.
      if (target instanceof Element && target.matches(':focus-visible')) centre(list, target);
    };
    list.addEventListener('focusin', follow);
    return () => list.removeEventListener('focusin', follow);
  }, [row]);
}
