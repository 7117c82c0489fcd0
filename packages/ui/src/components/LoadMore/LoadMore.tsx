import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './LoadMore.css.ts';

export interface LoadMoreProps {
  /** Says what comes, as "Show more surveys". */
  label: string;
  /** Rows shown so far; the end is looked for again when it changes. */
  shown: number;
  /** More rows are on their way; nothing is asked for meanwhile. */
  busy?: boolean;
  /** Asked for when the end comes near while scrolling, and at a press. */
  onMore: () => void;
}

/** How far below what is visible the end counts as near, so that scrolling meets no gap. */
const near = '800px';

const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('li, tbody > tr')];

/** Gives the focus to the row after those that stand before `end`, once it is drawn. */
function focusNextRow(end: Element) {
  let list = end.parentElement;
  while (list && rowsOf(list).length === 0) list = list.parentElement;
  const last = rowsOf(list ?? end).findLast(
    (row) => row.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (!list || !last) return;
  const place = list;
  // The rows that replace the button are drawn in the same commit, which has only begun.
  queueMicrotask(() => {
    const rows = rowsOf(place);
    const next = rows[rows.indexOf(last) + 1];
    if (!next || !last.isConnected) return;
    next.tabIndex = -1;
    next.addEventListener('blur', () => next.removeAttribute('tabindex'), { once: true });
    next.focus();
  });
}

/** The end of a list that goes on: by scrolling, by keyboard and by mouse. Not shown at its true end,
 *  where the focus, if it was here, goes to the first row that came last. */
export function LoadMore({ label, shown, busy = false, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });

  useLayoutEffect(() => {
    const place = end.current;
    return () => {
      if (place?.contains(document.activeElement)) focusNextRow(place);
    };
  }, []);

  useEffect(() => {
    if (!end.current || busy) return undefined;
    const observer = new IntersectionObserver(
      // On a busy page several entries come at once; the last one is what holds.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) ask.current();
      },
      // The second is for a list in a panel that scrolls by itself.
      { rootMargin: near, scrollMargin: near },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy, shown]);

  return (
    <div ref={end} className={styles.end}>
      <Button tone="secondary" busy={busy} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
