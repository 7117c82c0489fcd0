import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusOn } from '#ui/platform/focus.ts';
import { usePrinting } from '#ui/platform/useMedia.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './LoadMore.css.ts';

/** The number of rows that a list renders at once (D246). */
const pageSize = 50;

/**
 * Returns the first rows of a long list and a function that shows `step` more, so that only the
 * rows in use are mounted; in print, all. Resets when `of` changes, for example with another
 * filter.
 */
export function useIncrementalList<Row>(
  rows: readonly Row[],
  of: string,
  step = pageSize,
  first = step,
) {
  const [state, setState] = useState({ of, count: first });
  const printing = usePrinting();
  const grown = state.of === of ? state.count : first;
  const count = printing ? rows.length : grown;
  return {
    shown: rows.length > count ? rows.slice(0, count) : rows,
    /** Undefined if all rows are shown. */
    showMore: rows.length > count ? () => setState({ of, count: count + step }) : undefined,
  };
}

export interface LoadMoreProps {
  /** The text of the button, such as "Show more surveys". */
  label: string;
  /** The number of rows shown so far; a change re-observes the end of the list. */
  shown: number;
  /** Whether more rows are loading; `onMore` is not called on scrolling meanwhile. */
  busy?: boolean;
  /**
   * Whether scrolling loads more before the end is reached, only once the end itself is visible, or not at
   * all.
   */
  from?: 'near' | 'end' | 'press';
  /** Called when scrolling reaches that point, and when the button is pressed. */
  onMore: () => void;
}

/**
 * The distance of the end below the viewport; `near` is large enough that scrolling shows no gap.
 */
const margins = { near: '800px', end: '0px' } as const;

const rowsOf = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>('li, tbody > tr, [role=listitem]'),
];

/** Focuses the first row after those that precede `end`, once it is rendered. */
function focusNextRow(end: Element) {
  let list = end.parentElement;
  while (list && rowsOf(list).length === 0) list = list.parentElement;
  const last = rowsOf(list ?? end).findLast(
    (row) => row.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (!list || !last) return;
  const place = list;
  // The rows that replace the button are inserted later in the same commit.
  queueMicrotask(() => {
    const rows = rowsOf(place);
    const next = rows[rows.indexOf(last) + 1];
    if (!next || !last.isConnected) return;
    focusOn(next);
  });
}

/**
 * Loads more of a list, by scrolling or by its button. Unmount it when all rows are shown; if it
 * had the focus, the focus moves to the first of the new rows. A new key has the same effect for each part.
 */
export function LoadMore({ label, shown, busy = false, from = 'near', onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);

  useLayoutEffect(() => {
    const place = end.current;
    return () => {
      if (place?.contains(document.activeElement)) focusNextRow(place);
    };
  }, []);

  useEffect(() => {
    if (!end.current || busy || from === 'press') return undefined;
    const observer = new IntersectionObserver(
      // A busy page may batch several entries; the last one is current.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) ask();
      },
      // scrollMargin is for a list inside a scroll container.
      { rootMargin: margins[from], scrollMargin: margins[from] },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy, shown, from]);

  return (
    <div ref={end} className={styles.end}>
      <Button tone="secondary" busy={busy} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
