import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusOn } from '#ui/platform/focus.ts';
import { usePrinting } from '#ui/platform/useMedia.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './LoadMore.css.ts';

/** The number of rows that a list renders at once (D246). */
const pageSize = 50;

/**
 * Returns the first rows of a long list, which are `firstCount` at first, and a function that shows `step` more.
 * Only these rows are mounted; in print, all are. Starts over when `listKey` changes, as with another filter.
 */
export function useIncrementalList<Row>(
  rows: readonly Row[],
  listKey: string,
  step = pageSize,
  firstCount = step,
) {
  const [state, setState] = useState({ listKey, count: firstCount });
  const isPrinting = usePrinting();
  if (state.listKey !== listKey) setState({ listKey, count: firstCount });
  const count = isPrinting ? rows.length : state.count;
  const hasMore = rows.length > count;
  return {
    shown: hasMore ? rows.slice(0, count) : rows,
    /** Undefined if all rows are shown. */
    showMore: hasMore ? () => setState({ listKey, count: count + step }) : undefined,
  };
}

export interface LoadMoreProps {
  /** The text of the button, such as "Show more surveys". */
  label: string;
  /** The number of rows shown so far; a change re-observes the end of the list. */
  count: number;
  /** Whether more rows are loading; `onMore` is not called on scrolling meanwhile. */
  busy?: boolean;
  /** Loads more when scrolling comes `near` the end, when the `end` is visible, or on a `press` only. */
  from?: 'near' | 'end' | 'press';
  /** Called when scrolling reaches the point that `from` sets, and when the button is pressed. */
  onMore: () => void;
}

/** The distance of the end below the viewport; `near` is large enough that scrolling shows no gap. */
const margins = { near: '800px', end: '0px' } as const;

const rowsOf = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>('li, tbody > tr, [role=listitem]'),
];

/** Returns the list before `end`, and its last row. */
function findLastRow(end: Element) {
  let list = end.parentElement;
  while (list && rowsOf(list).length === 0) list = list.parentElement;
  const row = rowsOf(list ?? end).findLast(
    (candidate) => candidate.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return list && row && { list, row };
}

/** Focuses the row after the one that was the last. */
function focusNextRow({ list, row }: { list: Element; row: HTMLElement }) {
  const rows = rowsOf(list);
  const next = rows[rows.indexOf(row) + 1];
  if (next && row.isConnected) focusOn(next);
}

/**
 * Loads more of a list, by scrolling or by its button. Unmount it when all rows are shown. A press moves
 * the focus to the first of the new rows, which is read out.
 */
export function LoadMore({ label, count, busy = false, from = 'near', onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onMore);

  const isPressed = useRef(false);
  const lastRow = useRef<ReturnType<typeof findLastRow>>(undefined);

  useLayoutEffect(() => {
    const container = end.current;
    if (!container) return undefined;
    const isFocused = container.contains(document.activeElement);
    // Only after a press: if scrolling adds the rows, the focus stays on the button.
    if (isPressed.current && isFocused && lastRow.current) focusNextRow(lastRow.current);
    isPressed.current = false;
    lastRow.current = findLastRow(container);
    return () => {
      const before = lastRow.current;
      // The last rows replace the button in one commit, which removes it before it inserts them.
      if (before && container.contains(document.activeElement)) {
        queueMicrotask(() => {
          if (!container.isConnected) focusNextRow(before);
        });
      }
    };
  }, [count]);

  useEffect(() => {
    if (!end.current || busy || from === 'press') return undefined;
    const observer = new IntersectionObserver(
      // A busy page may batch several entries; the last one is current.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) loadMore();
      },
      // scrollMargin is for a list inside a scroll container.
      { rootMargin: margins[from], scrollMargin: margins[from] },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy, count, from]);

  return (
    <div ref={end} className={styles.end}>
      <Button
        tone="secondary"
        busy={busy}
        onClick={() => {
          isPressed.current = true;
          onMore();
        }}
      >
        {label}
      </Button>
    </div>
  );
}
