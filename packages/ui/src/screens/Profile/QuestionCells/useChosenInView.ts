import { useEffect, type RefObject } from 'react';

/** Scrolls a cell to the middle of its row; `scrollIntoView` would also scroll the page. */
function centre(row: HTMLElement, cell: Element) {
  const [around, inside] = [row.getBoundingClientRect(), cell.getBoundingClientRect()];
  row.scrollLeft += inside.left + inside.width / 2 - around.left - around.width / 2;
}

/**
 * Keeps the chosen cell in the middle of its scrolling row, also when the cell's width changes, for
 * example when the font loads. Also centres a cell focused by keyboard, which browsers leave half
 * hidden.
 */
export function useChosenInView(
  row: RefObject<HTMLElement | null>,
  selector: string,
  chosen: string,
) {
  useEffect(() => {
    const list = row.current;
    // There may be no chosen cell.
    const cell = list?.querySelector(selector);
    if (!list || !cell) return undefined;
    const observer = new ResizeObserver(() => centre(list, cell));
    observer.observe(cell);
    return () => observer.disconnect();
  }, [row, selector, chosen]);

  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const follow = ({ target }: FocusEvent) => {
      // Not on pointer focus, since the cell would move away under the pointer.
      if (target instanceof Element && target.matches(':focus-visible')) centre(list, target);
    };
    list.addEventListener('focusin', follow);
    return () => list.removeEventListener('focusin', follow);
  }, [row]);
}
