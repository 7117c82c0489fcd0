import { useState } from 'react';
import { usePrinting } from '../../platform/usePrinting.ts';

/**
 * The first rows of a long list, and a way to show `step` more, so that 5,000 rows cost no more
 * than the member looks at; on paper all. Starts over when `of` changes, as with another filter.
 */
export function useIncrementalList<Row>(rows: readonly Row[], of: string, step = 48) {
  const [state, setState] = useState({ of, count: step });
  const printing = usePrinting();
  const grown = state.of === of ? state.count : step;
  const count = printing ? rows.length : grown;
  return {
    shown: rows.length > count ? rows.slice(0, count) : rows,
    /** Absent when all rows are shown. */
    showMore: rows.length > count ? () => setState({ of, count: count + step }) : undefined,
  };
}
