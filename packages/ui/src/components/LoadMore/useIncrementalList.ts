import { useState } from 'react';
import { usePrinting } from '../../platform/usePrinting.ts';

/** The number of rows that a list renders at once (D246). */
export const longList = 200;

/**
 * Returns the first rows of a long list and a function that shows `step` more, so that only the
 * rows in use are mounted; in print, all. Resets when `of` changes, for example with another
 * filter.
 */
export function useIncrementalList<Row>(
  rows: readonly Row[],
  of: string,
  step = longList,
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
