import { useEffect, type RefObject } from 'react';

/** Scrolls an item to the middle of its row; `scrollIntoView` would also scroll the page. */
function centre(row: HTMLElement, item: Element) {
  const rowBox = row.getBoundingClientRect();
  const itemBox = item.getBoundingClientRect();
  row.scrollLeft += itemBox.left + itemBox.width / 2 - rowBox.left - rowBox.width / 2;
}

/**
 * Keeps the chosen item in the middle of its scrolling row, also when the width of either changes,
 * for example when a phone is turned or the font loads. Also centres an item focused by keyboard,
 * which browsers leave half hidden.
 */
export function useChosenInView(
  row: RefObject<HTMLElement | null>,
  selector: string,
  chosen: string,
) {
  useEffect(() => {
    const list = row.current;
    // There may be no chosen item.
    const item = list?.querySelector(selector);
    if (!list || !item) return undefined;
    const observer = new ResizeObserver(() => centre(list, item));
    observer.observe(list);
    observer.observe(item);
    return () => observer.disconnect();
  }, [row, selector, chosen]);

  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const onFocus = ({ target }: FocusEvent) => {
      // Not on pointer focus, since the item would move away under the pointer.
      if (target instanceof Element && target.matches(':focus-visible')) centre(list, target);
    };
    list.addEventListener('focusin', onFocus);
    return () => list.removeEventListener('focusin', onFocus);
  }, [row]);
}
