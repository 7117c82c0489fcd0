/** The direction of a sort. */
export type SortDirection = 'ascending' | 'descending';

/** The sorted column and the direction. */
export interface TableSort {
  /** The column's `key`. */
  readonly column: string;
  /** The direction of its values. */
  readonly direction: SortDirection;
}

/** Returns the sort after a press on a header: `first`, then the other direction, then none. */
export function nextSort(
  sort: TableSort | undefined,
  column: string,
  first: SortDirection,
): TableSort | undefined {
  if (sort?.column !== column) return { column, direction: first };
  if (sort.direction !== first) return undefined;
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
}
