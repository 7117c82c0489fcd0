import { startTransition, useEffect, useState } from 'react';
import { usePrinting } from '../../platform/usePrinting.ts';

/** The number of rows above which a list lets browsers skip those far from the viewport. */
export const longList = 200;

/**
 * Returns the first rows of a long list, and all of them as soon as React has drawn the rest in pauses
 * of the browser: the first rows are shown early, and the browser's own search finds each. Starts
 * again when `of` changes, for example with another filter.
 */
export function useWholeList<Row>(rows: readonly Row[], of: string, first: number) {
  const [whole, setWhole] = useState<string>();
  const printing = usePrinting();
  const hasRows = rows.length > 0;
  useEffect(() => startTransition(() => setWhole(hasRows ? of : undefined)), [of, hasRows]);
  return whole === of || printing || rows.length <= first ? rows : rows.slice(0, first);
}
