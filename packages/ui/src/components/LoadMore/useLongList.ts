import { startTransition, useEffect, useState } from 'react';
import { usePrinting } from '../../platform/usePrinting.ts';

/** The number of rows above which a list lets browsers skip those far from the viewport. */
export const longList = 200;

/** The number of rows drawn at first: more than a screen shows. */
const first = 24;

/** The number of rows added at once: whole groups of any list, and little work for one frame. */
const step = 300;

/** The number of rows drawn in pauses: leaving a page with 50,000 blocks it for a second. */
const mostRows = 10 * step;

/**
 * Returns the first rows of a long list, then more and more until `most` are drawn, in pauses of the
 * browser: the first rows are shown early, and the browser's own search finds each. `showMore` draws the
 * next ones of a longer list (D246). Starts again when `of` changes, for example with another filter.
 */
export function useLongList<Row>(rows: readonly Row[], of: string, most = mostRows) {
  const [drawn, setDrawn] = useState({ of, count: 0 });
  const printing = usePrinting();
  const isEmpty = rows.length === 0;
  const count = drawn.of === of ? drawn.count : 0;
  const isWhole = printing || rows.length <= Math.max(first, count);
  useEffect(() => {
    // Rows that are gone, as while they load again, start again too.
    if (isEmpty) setDrawn({ of, count: 0 });
    else if (!isWhole && count < most) startTransition(() => setDrawn({ of, count: count + step }));
  }, [of, count, most, isWhole, isEmpty]);
  return {
    shown: isWhole ? rows : rows.slice(0, Math.max(first, count)),
    /** Undefined while rows are drawn in pauses, and if all are. */
    showMore:
      isWhole || count < most
        ? undefined
        : () => startTransition(() => setDrawn({ of, count: count + step })),
  };
}
